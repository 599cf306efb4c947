// The dice of a table, as docs/protocol.md writes them down, in this browser: to check a shuffle without the server's help.
// Imports nothing, so that Node can run it as it is (tests/kernel/test_browser_dice.py compares every number).

const ROUND = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01,
  0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc,
  0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
  0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08,
  0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
  0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

const turned = (x: number, by: number) => (x >>> by) | (x << (32 - by));

/** SHA-256 written out: browsers keep their own for https and this machine, and families play over http in the house. */
export function sha256(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((data.length + 72) >> 6) << 6);
  padded.set(data);
  padded[data.length] = 0x80;
  const bytes = new DataView(padded.buffer);
  bytes.setUint32(padded.length - 8, Math.floor(data.length / 0x20000000));
  bytes.setUint32(padded.length - 4, data.length << 3);
  const sum = Uint32Array.from(START);
  const word = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) word[i] = bytes.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const early = word[i - 15]!;
      const late = word[i - 2]!;
      const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      word[i] = word[i - 16]! + s0 + word[i - 7]! + s1;
    }
    let [a, b, c, d, e, f, g, h] = sum as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + word[i]!) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (sum[i] = sum[i]! + value));
  }
  const digest = new DataView(new ArrayBuffer(32));
  sum.forEach((value, i) => digest.setUint32(4 * i, value));
  return new Uint8Array(digest.buffer);
}

/** SHA-256 by the browser where it lends its own, by {@link sha256} where not. */
async function hash(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const lent = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  return lent ? new Uint8Array(await lent.digest('SHA-256', data)) : sha256(data);
}

const bytes = (text: string) => new TextEncoder().encode(text);

/** The promise made with a seed: SHA-256("parlwr promise" ‖ 00 ‖ seed), hexadecimal. */
export async function promiseOf(seed: string): Promise<string> {
  const digest = await hash(bytes(`parlwr promise\0${seed}`));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The numbers that a seed and the players' nonces give, one after the other. */
export class Dice {
  private readonly key: Uint8Array;
  private counter = 0;
  private words: number[] = [];

  private constructor(key: Uint8Array) {
    this.key = key;
  }

  static async of(seed: string, nonces: readonly string[]): Promise<Dice> {
    return new Dice(await hash(bytes(['parlwr dice', seed, ...nonces].join('\0'))));
  }

  private async word(): Promise<number> {
    if (this.words.length === 0) {
      const block = new Uint8Array(40);
      block.set(this.key);
      new DataView(block.buffer).setBigUint64(32, BigInt(this.counter++));
      const digest = await hash(block);
      const numbers = new DataView(digest.buffer, digest.byteOffset, 32);
      this.words = Array.from({ length: 8 }, (_, i) => numbers.getUint32(28 - 4 * i));
    }
    return this.words.pop()!;
  }

  /** A whole number from 0 to n−1; 1 ≤ n ≤ 2³². */
  async below(n: number): Promise<number> {
    if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`below(${String(n)})`);
    const limit = 2 ** 32 - (2 ** 32 % n);
    let x = await this.word();
    while (x >= limit) x = await this.word();
    return x % n;
  }

  /** Shuffle in place: for i from the last place down to 1, swap i and below(i + 1). */
  async shuffle(items: unknown[]): Promise<void> {
    for (let i = items.length - 1; i > 0; i--) {
      const j = await this.below(i + 1);
      [items[i], items[j]] = [items[j], items[i]];
    }
  }
}
