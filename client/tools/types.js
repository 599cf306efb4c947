// The wire's types, from the JSON Schema that the server's messages make (`python -m parlwr.net.schema client/src/schema.json`).
// With --check nothing is written: it fails when the types have drifted from the schema.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const here = dirname(fileURLToPath(import.meta.url));
const from = join(here, '../src/schema.json');
const to = join(here, '../src/lib/protocol.ts');

/** What the compiler does not know of JSON Schema 2020-12, and what it would name after every place it is used in. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (schema === null || typeof schema !== 'object') return schema;
  const { prefixItems, ...rest } = schema;
  delete rest.discriminator;
  const made = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, plain(value)]));
  if (prefixItems) {
    made.items = prefixItems.map(plain);
    made.minItems = made.maxItems = prefixItems.length;
    delete made.additionalItems;
  }
  return made;
}

const schema = plain(JSON.parse(readFileSync(from, 'utf8')));
// Every definition, also those that no WebSocket message holds (the bodies and answers of HTTP calls).
schema.anyOf = Object.keys(schema.$defs).map((name) => ({ $ref: `#/$defs/${name}` }));
const made = await compile(schema, 'Message', {
  additionalProperties: false,
  ignoreMinAndMaxItems: false,
  bannerComment: '// Made by `npm run types` from src/schema.json. Do not edit.',
  style: { singleQuote: true, printWidth: 120 },
});
if (process.argv.includes('--check')) {
  if (readFileSync(to, 'utf8') !== made) {
    process.stderr.write('src/lib/protocol.ts has drifted from src/schema.json: npm run types\n');
    process.exit(1);
  }
} else {
  writeFileSync(to, made);
}
