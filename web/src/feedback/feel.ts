import { readSettings } from '../net/preferences.ts';
import type { Cue } from './cues.ts';
import { vibrate } from './haptics.ts';
import { play } from './synth.ts';

/**
 * A moment to hear and to feel: a synthesised cue, and a vibration on devices that have one. Both behind the one switch
 * "Enable Sound Effects" (decision 32), and nothing before the first gesture. Cheap; call it wherever something happens.
 */
export function feel(cue: Cue): void {
  if (!readSettings().sound) return;
  play(cue);
  vibrate(cue);
}
