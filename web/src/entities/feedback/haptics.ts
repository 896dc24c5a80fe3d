import { prefersReducedMotion } from '../../shared/ui/styles/motion.ts';
import { type Cue, cues } from './cues.ts';

/** Vibrates the device if it supports vibration: only after the first gesture, and not for users who want no motion. */
export function vibrate(cue: Cue): void {
  const { buzz } = cues[cue];
  if (buzz.length === 0 || prefersReducedMotion() || navigator.userActivation?.hasBeenActive === false)
    return;
  navigator.vibrate?.([...buzz]);
}
