// Lists in a sentence, as parlwr.text.lists makes them. The browser's own tables print "a(c)" in Welsh.

/** Lower case without accents: ŵ is w, â is a. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** As spoken: un (1, 11–19) and wyth (8, 80–89, 800–899) begin with a vowel, deg (10) and cant (100) do not. */
function vowel(word: string): boolean {
  const number = /^\d+/.exec(word)?.[0];
  if (number !== undefined) return number.startsWith('8') || number === '1' || /^1[1-9]$/.test(number);
  return /^[aeiouwy]/.test(word);
}

/** *and* is **a**, with the aspirate mutation of c, p, t, and **ac** before a vowel. Names (capitals) are left alone. */
function welshAnd(word: string): string {
  const first = plain(word);
  if (vowel(first)) return `ac ${word}`;
  if (/^[cpt]/.test(word) && !/^(ch|ph|th)/.test(first)) return `a ${word.slice(0, 1)}h${word.slice(1)}`;
  return `a ${word}`;
}

/** The items as one phrase in this language; an empty text for no items. */
export function joined(items: string[], lang: string): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  const head = items.slice(0, -1).join(', ');
  return lang === 'cy' ? `${head} ${welshAnd(last)}` : `${head} ${lang === 'sw' ? 'na' : 'and'} ${last}`;
}
