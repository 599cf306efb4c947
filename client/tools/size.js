// What a first visit to the lobby loads, gzipped as it is sent: the page, its scripts and styles, texts and fonts.
// It fails over the limit. Fonts and scripts that are fetched only on other pages do not count.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const here = dirname(fileURLToPath(import.meta.url));
const built = join(here, '../../src/parlwr/net/client');
const texts = join(here, '../../src/parlwr');

const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
const wanted = new Set(['index.html', 'early.js', 'icon.svg']);

/** A chunk with all that it imports at once. */
function take(key) {
  const chunk = manifest[key];
  if (!chunk || wanted.has(chunk.file)) return;
  wanted.add(chunk.file);
  for (const css of chunk.css ?? []) wanted.add(css);
  for (const other of chunk.imports ?? []) take(other);
}

take('index.html');
const games = Object.keys(manifest).filter((key) => key.endsWith('/Cover.svelte'));
games.forEach(take);
// The fonts of a Welsh reader, who needs the most; the pictures that the first screen shows.
for (const file of readdirSync(join(built, 'assets'))) {
  if (/^(fraunces|atkinson)-(latin|welsh)-/.test(file) && !/latin-ext/.test(file)) wanted.add(join('assets', file));
  if (/^(weave|back)-/.test(file)) wanted.add(join('assets', file));
}

const sizes = [...wanted].map((file) => {
  const raw = readFileSync(join(built, file));
  return [file, file.endsWith('.woff2') ? raw.length : gzipSync(raw, { level: 9 }).length];
});
sizes.push(['/text/cy/common.ftl', gzipSync(readFileSync(join(texts, 'text/cy.ftl'))).length]);
// Of each game no more than its own message: its name, and the indented lines below it.
const shelf = readdirSync(join(texts, 'games')).map((game) => {
  try {
    const text = readFileSync(join(texts, 'games', game, 'text/cy.ftl'), 'utf8');
    return new RegExp(`^${game} = .*\\n(?:[ ]+.*\\n)*`, 'm').exec(text)?.[0] ?? '';
  } catch {
    return ''; // Not a game's folder.
  }
});
sizes.push(['/text/cy/lobby.ftl', gzipSync(shelf.join('')).length]);
let total = 0;
for (const [file, size] of sizes.sort((a, b) => b[1] - a[1])) {
  total += size;
  process.stdout.write(`${String(size).padStart(7)}  ${file}\n`);
}
process.stdout.write(`${String(total).padStart(7)}  first load, of ${String(LIMIT)} allowed\n`);
if (total > LIMIT) process.exit(1);
