"""``python -m parlwr.net``: the server alone, with the options of ``parlwr serve``."""

import sys

from ..kernel import BadInput
from .serve import command

if __name__ == "__main__":
    import typer

    try:
        typer.run(command)
    except BadInput as error:
        print(f"parlwr: {error}", file=sys.stderr)
        sys.exit(2)
