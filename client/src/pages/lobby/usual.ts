// What a new table begins with: each option's usual value, but a table's language is the reader's own. And how many may
// play with the options chosen.
import type { GameInfo, OptionSpec } from '../../lib/wire';

/** The value an option begins with for a reader of this language. */
export function usual(spec: OptionSpec, lang: string): unknown {
  return spec.name === 'lang' && spec.values?.includes(lang) ? lang : spec.default;
}

/** The options of a table made with one click: only what is not the game's own default. */
export function usualOptions(game: GameInfo, lang: string): Record<string, unknown> {
  const chosen = game.options.map((spec) => [spec, usual(spec, lang)] as const).filter(([spec, value]) => value !== spec.default);
  return Object.fromEntries(chosen.map(([spec, value]) => [spec.name, value]));
}

/** The options that have a meaning beside the others; the rest count as left alone. */
export function meant(game: GameInfo, options: Record<string, unknown>): Record<string, unknown> {
  const holds = (spec: OptionSpec) => Object.entries(spec.when ?? {}).every(([other, value]) => options[other] === value);
  return Object.fromEntries(game.options.map((spec) => [spec.name, holds(spec) ? options[spec.name] : spec.default]));
}

/** Fewest and most players with these options, and how many the box names. */
export function seatsFor(game: GameInfo, options: Record<string, unknown>): Pick<GameInfo, 'players' | 'usual'> {
  const chosen = meant(game, options);
  return game.ranges.find(({ when }) => Object.entries(when).every(([name, value]) => chosen[name] === value)) ?? game;
}
