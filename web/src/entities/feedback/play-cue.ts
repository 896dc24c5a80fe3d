import { readSettings } from '../preferences/preferences.ts';
import type { Cue } from './cues.ts';
import { vibrate } from './haptics.ts';
import { playSound } from './synth.ts';

/**
 * A moment to hear and to feel: a synthesised cue, and a vibration on devices that have one. Both behind the one switch
 * "Enable Sound Effects", and nothing before the first gesture. Cheap; call it wherever something happens.
 */
export function playCue(cue: Cue): void {
  if (!readSettings().sound) return;
  playSound(cue);
  vibrate(cue);
}
