import { expect, test, vi } from 'vitest';
import { startChoosing } from '../../entities/room/local/played-rounds.ts';
import { MembershipStore } from '../../entities/room/membership.ts';
import { openRoom } from '../../entities/room/room-store.ts';
import { kim, robin } from '../../entities/room/testing/people.ts';
import { sampleThemes } from '../../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import type { AppUpdate } from '../../shared/platform/contract.ts';
import { toastStore } from '../../shared/ui/overlays/toast.ts';
import { offerAppUpdates } from './app-updates.ts';

/** The updates of an app. `find` reports one to the page. */
function fakeUpdates() {
  const listeners: ((update: AppUpdate) => void)[] = [];
  return {
    follow: (listener: (update: AppUpdate) => void) => void listeners.push(listener),
    check: vi.fn(async () => 'none' as const),
    take: vi.fn(),
    find: (update: AppUpdate) => {
      for (const listener of listeners) listener(update);
    },
  };
}

const offers = () => toastStore.getSnapshot().map(({ text, action }) => [text, action?.label]);

test.each([
  ['ready', 'A new version of Tallyho is ready.', 'Restart to update'],
  ['elsewhere', 'There is a new version of Tallyho.', 'Download'],
] as const)('a version that is %s is offered until the user decides', (update, text, label) => {
  const updates = fakeUpdates();
  offerAppUpdates(updates, new MembershipStore());
  expect(offers()).toEqual([]);
  updates.find(update);
  expect(offers()).toEqual([[text, label]]);
  const [offer] = toastStore.getSnapshot();
  expect(offer?.action?.isLasting).toBe(true);
  offer?.action?.onSelect();
  expect(updates.take).toHaveBeenCalledOnce();
});

test('a version that is found during a game is offered after its end', async () => {
  const scripted = new ScriptedRoom({ owner: robin, themes: sampleThemes }).join(kim);
  const room = openRoom(scripted.code, scripted.wiringFor(robin.user));
  const membership = new MembershipStore(async () => room);
  await membership.enter(scripted.code);
  const gameId = startChoosing(scripted);
  await expect.poll(() => room.getSnapshot().view?.stage.phase).toBe('choosing');
  const updates = fakeUpdates();
  offerAppUpdates(updates, membership);
  updates.find('ready');
  expect(offers()).toEqual([]);
  scripted.act(robin.user, { type: 'gameFinished', gameId });
  await expect.poll(() => offers()).toHaveLength(1);
  room.close();
});
