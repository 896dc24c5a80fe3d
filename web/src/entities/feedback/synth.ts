import { type Cue, cues } from './cues.ts';

let context: AudioContext | undefined;

/** Browsers allow sound only after a gesture, and some stop it while the page is in the background. */
function wake(): void {
  if (typeof AudioContext === 'undefined' || context?.state === 'running') return;
  context ??= new AudioContext();
  // Refused outside a gesture that counts: the next one tries again.
  context.resume().catch(() => undefined);
}

// Touch counts as a gesture when the finger leaves the glass.
for (const gesture of ['pointerup', 'keydown'] as const)
  window.addEventListener(gesture, wake, { passive: true });

/** Plays a synthesised cue; silent before the first gesture. */
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
