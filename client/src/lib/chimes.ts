// The parlour's sounds, made as they are needed: no file is fetched. Quiet, short, and nothing below the surface of a room.

export type Chime = 'turn' | 'card' | 'win';

/** [when it begins (s), pitch (Hz), how long it rings (s)] */
type Note = [number, number, number];
const NOTES: Record<'turn' | 'win', Note[]> = {
  turn: [
    [0, 659.3, 0.5],
    [0.13, 987.8, 0.7],
  ],
  win: [
    [0, 523.3, 0.5],
    [0.12, 659.3, 0.5],
    [0.24, 784, 0.5],
    [0.38, 1046.5, 1.1],
  ],
};
const LOUD = 0.06;

let context: AudioContext | null = null;

/** A small bell: the note and, fainter and shorter, the octave above it. */
function bell(audio: AudioContext, [after, pitch, long]: Note): void {
  for (const [times, share] of [
    [1, 1],
    [2, 0.25],
  ] as const) {
    const at = audio.currentTime + after;
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    tone.frequency.value = pitch * times;
    loud.gain.setValueAtTime(0, at);
    loud.gain.linearRampToValueAtTime(LOUD * share, at + 0.015);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + long / times);
    tone.connect(loud).connect(audio.destination);
    tone.start(at);
    tone.stop(at + long);
  }
}

/** A card laid on cloth: a breath of noise. */
function card(audio: AudioContext): void {
  const long = 0.07;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  const wave = noise.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / wave.length) ** 3;
  const source = audio.createBufferSource();
  const cloth = audio.createBiquadFilter();
  const loud = audio.createGain();
  source.buffer = noise;
  cloth.type = 'bandpass';
  cloth.frequency.value = 1700;
  loud.gain.value = LOUD * 2;
  source.connect(cloth).connect(loud).connect(audio.destination);
  source.start();
}

/** Let it sound. A browser that will not, stays silent. */
export async function chime(what: Chime): Promise<void> {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') await context.resume();
    if (what === 'card') card(context);
    else for (const note of NOTES[what]) bell(context, note);
  } catch {
    // No sound card, or no leave to use it.
  }
}
