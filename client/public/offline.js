// The page without a connection looks now and then whether the server is there again, and then opens what was asked for.
const EVERY_MS = 5000;

async function look() {
  try {
    const answer = await fetch(new URL('./healthz', import.meta.url), { cache: 'no-store' });
    if (answer.ok) location.reload();
  } catch {
    // Not yet.
  }
}

addEventListener('online', () => void look());
setInterval(() => {
  if (!document.hidden) void look();
}, EVERY_MS);
