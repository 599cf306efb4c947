'use strict'
// boardgame.io's own server with its in-memory store: `node server.js PORT`.

const { Server, Origins } = require('boardgame.io/server')
const { ono } = require('./game.js')

const port = Number(process.argv[2] ?? 8310)
const server = Server({ games: [ono], origins: [Origins.LOCALHOST] })
server.run(port, () => console.log(`ready ${port}`))
