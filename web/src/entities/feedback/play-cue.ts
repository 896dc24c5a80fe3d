import { readSettings } from '../preferences/preferences.ts';
import type { Cue } from './cues.ts';
import { vibrate } from './haptics.ts';
import { playSound } from './synth.ts';

/**
 * Plays a cue: a synthesized sound, and a vibration on devices that support it. Both are controlled by the switch
 * "Enable Sound Effects", and neither happens before the first gesture. Cheap to call.
 */
export function playCue(cue: Cue): void {
  if (!readSettings().sound) return;
  playSound(cue);
  vibrate(cue);
}
