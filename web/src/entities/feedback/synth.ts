import { type Cue, cues } from './cues.ts';

let context: AudioContext | undefined;

/** Browsers allow sound only after a gesture, and some suspend it while the page is in the background. */
function wake(): void {
  if (typeof AudioContext === 'undefined' || context?.state === 'running') return;
  context ??= new AudioContext();
  // The browser rejects this outside a valid gesture; the next gesture tries again.
  context.resume().catch(() => undefined);
}

/**
 * Delay after a gesture, in milliseconds: the page paints its reaction first, because opening the audio device takes longer than
 * everything else that a press does. Safari counts a timer of up to a second as part of the gesture, but no frame callback.
 */
const wakesAfter = 100;
const wakeSoon = () => void setTimeout(wake, wakesAfter);

// A touch counts as a gesture when the finger is lifted.
for (const gesture of ['pointerup', 'keydown'] as const)
  window.addEventListener(gesture, wakeSoon, { passive: true });

/** Plays a synthesized cue; silent before the first gesture. */
export function playSound(cue: Cue): void {
  // This file may have been loaded after the gesture.
  if (!context && navigator.userActivation?.hasBeenActive) wake();
  if (context?.state !== 'running') return;
  const { notes, wave, loudness } = cues[cue];
  for (const [frequency, start, length] of notes) {
    const at = context.currentTime + start;
    const tone = new OscillatorNode(context, { type: wave, frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loudness, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }
}
