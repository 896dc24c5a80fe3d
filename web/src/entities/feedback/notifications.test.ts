import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { platform } from '../../shared/platform/platform.ts';
import { setBlocked, setMuted } from '../preferences/muted.ts';
import { notify } from './notifications.ts';

let shown: MockInstance<typeof platform.notify>;
let isInFront = false;

beforeEach(() => {
  sessionStorage.clear();
  isInFront = false;
  vi.spyOn(platform, 'notificationPermission').mockReturnValue('granted');
  vi.spyOn(platform, 'isInFront').mockImplementation(() => isInFront);
  shown = vi.spyOn(platform, 'notify').mockReturnValue();
});

/** Notifies of an event of Robin's. */
const announce = (key: string | null, onPress: () => void = () => {}) =>
  notify({ text: 'Robin invites you', key, from: 'robin', onPress });

test('an event is shown to a user who does not see the page, with what a press on it does', () => {
  const onPress = vi.fn();
  announce('i1', onPress);
  expect(shown.mock.calls).toEqual([[{ title: 'Tallyho', body: 'Robin invites you' }, onPress]]);
});

test('an event is shown once, and not at all if the user saw the page when it happened', () => {
  announce('i1');
  announce('i1');
  expect(shown).toHaveBeenCalledOnce();
  isInFront = true;
  announce('i2');
  isInFront = false;
  announce('i2');
  expect(shown).toHaveBeenCalledOnce();
  announce('i3');
  expect(shown).toHaveBeenCalledTimes(2);
});

test('an event without a key is shown each time', () => {
  announce(null);
  announce(null);
  expect(shown).toHaveBeenCalledTimes(2);
});

test('a user who is muted or blocked notifies of nothing', () => {
  setMuted('robin', true);
  announce(null);
  setMuted('robin', false);
  setBlocked(['robin']);
  announce(null);
  expect(shown).not.toHaveBeenCalled();
  setBlocked([]);
  announce(null);
  expect(shown).toHaveBeenCalledOnce();
});
