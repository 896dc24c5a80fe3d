import { prefersReducedMotion } from '../../shared/ui/styles/motion.ts';
import { type Cue, cues } from './cues.ts';

/** Lets the device be felt, where it can: after the first gesture, and not by who wants no motion. */
export function vibrate(cue: Cue): void {
  const { buzz } = cues[cue];
  if (buzz.length === 0 || prefersReducedMotion() || navigator.userActivation?.hasBeenActive === false)
    return;
  navigator.vibrate?.([...buzz]);
}
