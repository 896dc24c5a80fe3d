import { beforeEach, expect, test, vi } from 'vitest';
import { type Cue, cues } from './cues.ts';

const starts = vi.fn();

class Param {
  setValueAtTime = () => undefined;
  linearRampToValueAtTime = () => undefined;
  exponentialRampToValueAtTime = () => undefined;
}

class AudioNodeStandIn {
  gain = new Param();
  connect = (next: unknown) => next;
  start = starts;
  stop = () => undefined;
}

const contexts: { state: string }[] = [];

class AudioContextStandIn {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  constructor() {
    contexts.push(this);
  }
  resume = async () => {
    this.state = 'running';
  };
}

const vibrate = vi.fn(() => true);
let hasBeenActive = false;

beforeEach(() => {
  vi.resetModules();
  starts.mockClear();
  vibrate.mockClear();
  contexts.length = 0;
  hasBeenActive = false;
  vi.stubGlobal('AudioContext', AudioContextStandIn);
  vi.stubGlobal('OscillatorNode', AudioNodeStandIn);
  vi.stubGlobal('GainNode', AudioNodeStandIn);
  vi.stubGlobal('fetch', async () => Response.json({ success: true }));
  Object.defineProperties(navigator, {
    vibrate: { configurable: true, value: vibrate },
    userActivation: { configurable: true, get: () => ({ hasBeenActive }) },
  });
});

/** A press anywhere, which the browser counts as a gesture. */
function press() {
  hasBeenActive = true;
  window.dispatchEvent(new Event('pointerup'));
}

test('makes no sound or vibration and opens no audio before the first gesture', async () => {
  const { playCue } = await import('./play-cue.ts');
  playCue('winner');
  expect(contexts).toHaveLength(0);
  expect(starts).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
  press();
  playCue('winner');
  expect(starts).toHaveBeenCalledTimes(cues.winner.notes.length);
  expect(vibrate).toHaveBeenCalledWith(cues.winner.buzz);
});

test('counts a gesture from before the module was loaded', async () => {
  hasBeenActive = true;
  const { playCue } = await import('./play-cue.ts');
  playCue('locked');
  expect(starts).toHaveBeenCalled();
});

test('silences sound and vibration with one switch', async () => {
  const { playCue } = await import('./play-cue.ts');
  const preferences = await import('../preferences/preferences.ts');
  press();
  preferences.changeSetting('sound', false);
  playCue('sent');
  expect(starts).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
});

test('plays sound but does not vibrate for users who want no motion', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { playCue } = await import('./play-cue.ts');
  press();
  playCue('sent');
  expect(starts).toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
});

test.each(Object.keys(cues) as Cue[])('%s ends within a second and a half and is not loud', (cue) => {
  const { notes, loudness, buzz } = cues[cue];
  expect(notes.length).toBeGreaterThan(0);
  expect(Math.max(...notes.map(([, start, length]) => start + length))).toBeLessThan(1.5);
  const together = notes.filter(([, start]) => start === notes.at(-1)?.[1]).length;
  expect(together * loudness).toBeLessThan(0.5);
  expect(buzz.reduce((sum: number, ms) => sum + ms, 0)).toBeLessThan(500);
});
