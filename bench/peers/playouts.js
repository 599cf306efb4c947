'use strict'
// Random playouts with boardgame.io's reducer: `node playouts.js SECONDS SEED` prints {"decisions","games","seconds"}.

const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal')
const { ono, legal } = require('./game.js')

const seconds = Number(process.argv[2] ?? 1)
let seed = Number(process.argv[3] ?? 1) >>> 0

function random () { // mulberry32
  seed = (seed + 0x6d2b79f5) >>> 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

const reducer = CreateGameReducer({ game: ono })

function game () {
  let state = InitializeGame({ game: { ...ono, seed: String(random()) }, numPlayers: 4 })
  let decisions = 0
  while (state.ctx.gameover === undefined) {
    const seat = state.ctx.currentPlayer
    const cards = legal(state.G, seat)
    const card = cards[Math.floor(random() * cards.length)]
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'play', args: [card], playerID: seat } })
    decisions++
    if (decisions > 10000) throw new Error('a game without end')
  }
  return decisions
}

function run (limit) {
  const start = process.hrtime.bigint()
  let decisions = 0
  let games = 0
  let spent = 0
  while (spent < limit) {
    decisions += game()
    games++
    spent = Number(process.hrtime.bigint() - start) / 1e9
  }
  return { decisions, games, seconds: spent }
}

run(Math.min(0.5, seconds)) // let the compiler see the code first
console.log(JSON.stringify(run(seconds)))
