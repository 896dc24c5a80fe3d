/** The moments that have a sound. */
export type Cue = 'ready' | 'locked' | 'sent' | 'reveal' | 'winner' | 'tick';

/** Notes of a cue: frequency in hertz, start and length in seconds. */
const cues: Record<Cue, readonly (readonly [number, number, number])[]> = {
  ready: [
    [523, 0, 0.09],
    [784, 0.08, 0.14],
  ],
  locked: [[330, 0, 0.08]],
  sent: [
    [440, 0, 0.07],
    [660, 0.07, 0.07],
    [880, 0.14, 0.14],
  ],
  reveal: [
    [392, 0, 0.1],
    [523, 0.1, 0.1],
    [659, 0.2, 0.24],
  ],
  winner: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.12],
    [1047, 0.36, 0.4],
  ],
  tick: [[880, 0, 0.03]],
};

let context: AudioContext | undefined;

// Browsers allow sound only after the first press or key.
if (typeof AudioContext !== 'undefined') {
  const wake = () => {
    context ??= new AudioContext();
    void context.resume();
  };
  window.addEventListener('pointerdown', wake, { once: true });
  window.addEventListener('keydown', wake, { once: true });
}

/** Plays a short synthesised cue; silent before the first gesture. Ask the sound setting first. */
export function playCue(cue: Cue): void {
  if (context?.state !== 'running') return;
  for (const [frequency, start, length] of cues[cue]) {
    const at = context.currentTime + start;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }
}
