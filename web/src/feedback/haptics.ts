import { type Cue, cues } from './cues.ts';

const wantsNoMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** Lets the device be felt, where it can: after the first gesture, and not by who wants no motion. */
export function vibrate(cue: Cue): void {
  const { buzz } = cues[cue];
  if (buzz.length === 0 || wantsNoMotion() || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.([...buzz]);
}
