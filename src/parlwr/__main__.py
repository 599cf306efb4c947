"""``python -m parlwr``."""

import sys

from parlwr.cli import main

sys.exit(main())
