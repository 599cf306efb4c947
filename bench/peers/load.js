'use strict'
// Load for boardgame.io's server: `node load.js PORT TABLES SECONDS` prints {"moves","seconds","moves_per_s","p50_ms","p99_ms"}.
// Every table has four sockets; every seat plays as soon as it sees that it may. A latency runs from sending a move to the
// moment all four have the new state. The client is bare socket.io: boardgame.io's own would only make the load dearer.

const { io } = require('socket.io-client')
const { fits } = require('./game.js')

const [port, tables, seconds] = process.argv.slice(2, 5).map(Number)
const SEATS = 4
const WARM = 1 // seconds before counting

const latencies = []
let counting = false
let moves = 0
let stopped = false
let errors = 0

function table (number) {
  let game = 0
  const sockets = []
  let id, version, over
  let flying // move → when it was sent and how many seats have seen what came of it
  const begin = () => {
    id = `${process.pid}-${number}-${game++}`
    version = -1
    over = 0
    flying = new Map()
    // The first sync makes the match; the others come once it is there.
    sockets[0].emit('sync', id, '0', undefined, SEATS)
  }
  const act = (seat, state) => {
    if (stopped || state.ctx.gameover !== undefined || state.ctx.currentPlayer !== String(seat)) return
    if (state._stateID <= version) return
    const cards = state.G.players[seat].hand.filter((card) => fits(state.G, card))
    const card = cards[Math.floor(Math.random() * cards.length)]
    version = state._stateID
    flying.set(version + 1, { sent: process.hrtime.bigint(), seen: 0 })
    const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [card], playerID: String(seat) } }
    sockets[seat].emit('update', action, version, id, String(seat))
  }
  const got = (seat, matchID, state) => {
    if (matchID !== id) return
    const move = flying.get(state._stateID)
    if (move !== undefined && ++move.seen === SEATS) {
      flying.delete(state._stateID)
      if (counting) {
        moves++
        latencies.push(Number(process.hrtime.bigint() - move.sent) / 1e6)
      }
    }
    if (state.ctx.gameover !== undefined) {
      if (++over === SEATS && !stopped) begin()
      return
    }
    act(seat, state)
  }
  const connect = (seat) => new Promise((resolve) => {
    const socket = io(`http://localhost:${port}/ono`, { transports: ['websocket'], forceNew: true })
    sockets[seat] = socket
    socket.on('connect', resolve)
    socket.on('sync', (matchID, info) => {
      if (matchID !== id) return
      if (seat === 0) for (let other = 1; other < SEATS; other++) sockets[other].emit('sync', id, String(other), undefined, SEATS)
      act(seat, info.state)
    })
    socket.on('update', (matchID, state) => got(seat, matchID, state))
    socket.on('connect_error', () => { errors++ })
  })
  const all = [...Array(SEATS).keys()].map(connect)
  return { ready: Promise.all(all), begin, sockets }
}

async function main () {
  const all = [...Array(tables).keys()].map(table)
  await Promise.all(all.map((one) => one.ready))
  all.forEach((one) => one.begin())
  await new Promise((resolve) => setTimeout(resolve, WARM * 1000))
  counting = true
  const start = process.hrtime.bigint()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  counting = false
  const spent = Number(process.hrtime.bigint() - start) / 1e9
  stopped = true
  latencies.sort((a, b) => a - b)
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? null
  console.log(JSON.stringify({ moves, seconds: spent, moves_per_s: moves / spent, p50_ms: at(0.5), p99_ms: at(0.99), errors }))
  process.exit(0)
}

main()
