"""A little reverse proxy before the server: it keeps the folder of the address, or takes it off."""

from __future__ import annotations

import asyncio
from types import TracebackType

import aiohttp
from aiohttp import web

HOP = {"connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade", "host", "content-length"}


class Proxy:
    """On a port of its own. ``strip``: the folder is taken off; ``tell``: it says for whom it asks, as nginx would."""

    def __init__(self, target: str, folder: str, *, strip: bool, tell: bool = True, scheme: str = "http") -> None:
        self.target = target
        self.folder = folder
        self.strip = strip
        self.tell = tell
        self.scheme = scheme
        self.origin = ""
        self.asked: list[str] = []
        """Paths that browsers asked for, as they did."""

    @property
    def url(self) -> str:
        return self.origin + self.folder

    async def __aenter__(self) -> Proxy:
        app = web.Application(client_max_size=1 << 20)
        app.router.add_route("*", "/{path:.*}", self._hand_on)
        self.session = aiohttp.ClientSession(auto_decompress=False, cookie_jar=aiohttp.DummyCookieJar())
        self.runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self.runner.setup()
        await web.TCPSite(self.runner, "127.0.0.1", 0).start()
        self.origin = f"http://127.0.0.1:{self.runner.addresses[0][1]}"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.session.close()
        await self.runner.cleanup()

    async def _hand_on(self, request: web.Request) -> web.StreamResponse:
        self.asked.append(request.raw_path)
        path = request.raw_path
        if path != self.folder and not path.startswith(f"{self.folder}/"):
            return web.Response(status=404, text="another site's")
        if self.strip:
            path = path.removeprefix(self.folder) or "/"
        headers = {name: value for name, value in request.headers.items() if name.lower() not in HOP}
        if self.tell:
            before = [request.headers["X-Forwarded-For"]] if "X-Forwarded-For" in request.headers else []
            headers["X-Forwarded-For"] = ", ".join([*before, request.remote or ""])
            headers["X-Forwarded-Proto"] = self.scheme
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self._socket(request, self.target + path, headers)
        body = await request.read()
        async with self.session.request(
            request.method, self.target + path, data=body or None, headers=headers, allow_redirects=False
        ) as answer:
            passed = [(name, value) for name, value in answer.headers.items() if name.lower() not in HOP]
            data = await answer.read()
            return web.Response(status=answer.status, body=data, headers=passed)  # type: ignore[arg-type]

    async def _socket(self, request: web.Request, url: str, headers: dict[str, str]) -> web.StreamResponse:
        kept = {name: value for name, value in headers.items() if not name.lower().startswith("sec-websocket")}
        there = await self.session.ws_connect(url, headers=kept, autoclose=False, max_msg_size=0)
        here = web.WebSocketResponse(max_msg_size=0)
        await here.prepare(request)

        async def pump(source: object, sink: object) -> None:
            async for message in source:  # type: ignore[attr-defined]
                if message.type == aiohttp.WSMsgType.TEXT:
                    await sink.send_str(message.data)  # type: ignore[attr-defined]

        tasks = [asyncio.create_task(pump(here, there)), asyncio.create_task(pump(there, here))]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        await there.close()
        await here.close(code=there.close_code or 1000)
        return here
