'use strict'
// A game like ONO 99 (2022, four players) for boardgame.io, as its documentation would have one write it: secrets
// stripped by PlayerView.STRIP_SECRETS, turns ended by events, the end found by endIf. Only for measuring.

const { INVALID_MOVE, PlayerView } = require('boardgame.io/core')

const DECK = []
for (const [card, copies] of [['0', 8], ['10', 10], ['ono99', 10], ['reverse', 10], ['-10', 10], ['play2', 10]]) {
  for (let i = 0; i < copies; i++) DECK.push(card)
}
for (let n = 1; n < 10; n++) for (let i = 0; i < 6; i++) DECK.push(String(n))

const added = (card, total) =>
  card === '-10' ? Math.max(0, total - 10) : card === 'reverse' || card === 'play2' ? total : total + Number(card)

const fits = (G, card) => card !== 'ono99' && added(card, G.total) < 99

/** The legal cards of a seat, each once; what `ai.enumerate` of boardgame.io's own bots gets. */
function legal (G, seat) {
  const found = []
  for (const card of G.players[seat].hand) if (fits(G, card) && !found.includes(card)) found.push(card)
  return found
}

function draw (G, seat, random) {
  const { pile } = G.secret
  if (pile.length === 0) {
    pile.push(...random.Shuffle(G.discards.splice(0)))
  }
  if (pile.length > 0) G.players[seat].hand.push(pile.pop())
}

/** The next seat that can play; those who cannot go out, one after the other; -1 when one is left. */
function following (G, ctx, seat) {
  let next = seat
  for (;;) {
    do next = (next + G.direction + ctx.numPlayers) % ctx.numPlayers
    while (G.out.includes(next))
    if (G.out.length === ctx.numPlayers - 1) { G.winner = next; return -1 }
    if (legal(G, next).length > 0) return next
    if (next === seat) { G.winner = seat; return -1 }
    G.out.push(next)
    G.shown[next] = G.players[next].hand.slice()
    G.owed = 1
  }
}

function play ({ G, ctx, random, events }, card) {
  const seat = Number(ctx.currentPlayer)
  const { hand } = G.players[seat]
  const at = hand.indexOf(card)
  if (at < 0 || !fits(G, card)) return INVALID_MOVE
  hand.splice(at, 1)
  G.discards.push(card)
  G.total = added(card, G.total)
  draw(G, seat, random)
  G.counts[seat] = hand.length
  const answers = card === 'reverse' || card === 'play2'
  if (card === 'reverse') G.direction = -G.direction
  if (G.owed === 2 && !answers) {
    G.owed = 1
    if (legal(G, seat).length > 0) return
    G.out.push(seat)
    G.shown[seat] = hand.slice()
  } else {
    G.owed = card === 'play2' || (G.owed === 2 && answers) ? 2 : 1
  }
  const next = following(G, ctx, seat)
  if (next >= 0) events.endTurn({ next: String(next) })
}

const ono = {
  name: 'ono',
  disableUndo: true,
  setup: ({ ctx, random }) => {
    const pile = random.Shuffle(DECK)
    const players = {}
    for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: pile.splice(-4) }
    return {
      secret: { pile },
      players,
      counts: Array(ctx.numPlayers).fill(4),
      discards: [],
      total: 0,
      direction: 1,
      owed: 1,
      out: [],
      shown: {},
      winner: null
    }
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: { play: { move: play, client: false } },
  endIf: ({ G }) => (G.winner === null ? undefined : { winner: G.winner }),
  ai: { enumerate: (G, ctx) => legal(G, ctx.currentPlayer).map((card) => ({ move: 'play', args: [card] })) }
}

module.exports = { ono, legal, fits }
