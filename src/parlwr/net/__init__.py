"""HTTP and WebSockets: how browsers, bots and scripts reach the tables. See docs/protocol.md."""
