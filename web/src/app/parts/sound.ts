/** Short sounds made in the browser: nothing to download, nothing to license. */

import type { ActionSound } from '../../games/game-ui';
import type { SendSign } from '../client/wire';
import { preferences } from '../preferences.svelte';

/** One for each sign that players send each other. */
type SignSound = `sign-${SignName}`;
export type Sound = SignSound | ActionSound | 'turn' | 'refuse' | 'win' | 'step' | 'tick';

type SignName = SendSign['sign'];

interface Note {
  at: number;
  from: number;
  to: number;
  lasts: number;
  wave: OscillatorType;
  loud: number;
}

const tone = (at: number, pitch: number, lasts = 0.12, wave: OscillatorType = 'sine'): Note => ({
  at,
  from: pitch,
  to: pitch,
  lasts,
  wave,
  loud: 0.12,
});

const SOUNDS: Record<Sound, Note[]> = {
  step: [tone(0, 520, 0.05, 'triangle')],
  move: [{ ...tone(0, 220, 0.16, 'triangle'), to: 330 }],
  effort: [
    { ...tone(0, 130, 0.18, 'sawtooth'), to: 60, loud: 0.07 },
    tone(0.16, 660, 0.12, 'triangle'),
  ],
  gain: [tone(0, 660), tone(0.08, 880), tone(0.16, 1175, 0.18)],
  turn: [tone(0, 587, 0.14), tone(0.14, 784, 0.22)],
  refuse: [{ ...tone(0, 196, 0.16, 'triangle'), to: 147 }],
  tick: [{ ...tone(0, 1400, 0.04, 'square'), loud: 0.05 }],
  'sign-hello': [tone(0, 523), tone(0.1, 659, 0.16)],
  'sign-good_luck': [tone(0, 587), tone(0.1, 740), tone(0.2, 880, 0.16)],
  'sign-well_played': [tone(0, 784, 0.08), tone(0.1, 784, 0.08), tone(0.2, 1047, 0.2)],
  'sign-thanks': [tone(0, 880), tone(0.12, 698, 0.18)],
  'sign-thinking': [tone(0, 392, 0.2, 'triangle'), tone(0.24, 392, 0.2, 'triangle')],
  'sign-oops': [{ ...tone(0, 440, 0.3, 'triangle'), to: 220 }],
  'sign-wow': [{ ...tone(0, 330, 0.3), to: 990 }],
  'sign-goodbye': [tone(0, 659), tone(0.1, 523, 0.18)],
  win: [tone(0, 523), tone(0.12, 659), tone(0.24, 784), tone(0.36, 1047, 0.5)],
};

/** Milliseconds, longer than any of them. */
const OVER = 2000;

let context: AudioContext | null = null;
let silence: ReturnType<typeof setTimeout> | undefined;

export function sound(name: Sound): void {
  if (!preferences.sound || !navigator.userActivation.hasBeenActive) return;
  const audio = (context ??= new AudioContext());
  if (audio.state === 'suspended') void audio.resume();
  for (const note of SOUNDS[name]) ring(audio, note);
  // What makes no sound would go on computing silence, and use up a phone's battery.
  clearTimeout(silence);
  silence = setTimeout(() => void audio.suspend(), OVER);
}

function ring(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = note.wave;
  oscillator.frequency.setValueAtTime(note.from, start);
  oscillator.frequency.linearRampToValueAtTime(note.to, start + note.lasts);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(note.loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.lasts);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + note.lasts + 0.02);
}
