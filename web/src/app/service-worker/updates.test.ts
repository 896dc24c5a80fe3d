import { beforeEach, expect, test, vi } from 'vitest';
import { startChoosing } from '../../entities/room/local/played-rounds.ts';
import { MembershipStore } from '../../entities/room/membership.ts';
import { openRoom } from '../../entities/room/room-store.ts';
import { kim, robin } from '../../entities/room/testing/people.ts';
import { sampleThemes } from '../../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../../entities/room/testing/scripted-room.ts';
import type { WorkerMessage } from '../../shared/platform/worker-messages.ts';
import { dismissToast, toastStore } from '../../shared/ui/overlays/toast.ts';
import { updateText, watchForUpdates } from './updates.ts';

/** A worker of a version of the site. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly #version: string;
  constructor(version: string) {
    super();
    this.#version = version;
  }
  postMessage({ version }: WorkerMessage & { type: 'running' }, [port]: MessagePort[]): void {
    port?.postMessage({ isCurrent: version === this.#version });
  }
  finishInstalling(): void {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}

/** A registration with an active worker of the page's version; `waiting`: a worker that is installed already. */
const registrationWith = (workers: { waiting?: FakeWorker; active?: FakeWorker | null }) =>
  Object.assign(new EventTarget(), {
    active: new FakeWorker('old'),
    installing: null as FakeWorker | null,
    waiting: null,
    update: vi.fn(async () => undefined),
    ...workers,
  });
const watch = (registration: ReturnType<typeof registrationWith>, membership = new MembershipStore()) =>
  watchForUpdates(registration as unknown as ServiceWorkerRegistration, membership); // the used part of it

const offers = () => toastStore.getSnapshot().filter(({ text }) => text === updateText);
const offered = () => expect.poll(() => offers()).toHaveLength(1);
/** Resolves when a worker's reply has arrived: replies arrive in the order of the requests. */
const nextReply = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

beforeEach(() => {
  document.head.innerHTML = '<meta name="version" content="old">';
});

test('offers to reload when a worker of another version waits', async () => {
  watch(registrationWith({ waiting: new FakeWorker('new') }));
  await offered();
  expect(offers()[0]?.action).toMatchObject({ label: 'Reload', isLasting: true });
});

test('offers to reload when a new version was installed while the page is open', async () => {
  const registration = registrationWith({});
  watch(registration);
  registration.installing = new FakeWorker('new');
  registration.dispatchEvent(new Event('updatefound'));
  expect(offers()).toHaveLength(0);
  registration.installing.finishInstalling();
  await offered();
});

test('offers nothing for the first worker of a browser, or if the page is of the new version already', async () => {
  const first = registrationWith({ active: null });
  watch(first);
  first.installing = new FakeWorker('/assets/other.js');
  first.dispatchEvent(new Event('updatefound'));
  first.installing.finishInstalling();
  watch(registrationWith({ waiting: new FakeWorker('old') }));
  await nextReply();
  await nextReply();
  expect(offers()).toHaveLength(0);
});

test('never offers it during a game, and again after the end of the game', async () => {
  const scripted = new ScriptedRoom({ owner: robin, themes: sampleThemes }).join(kim);
  const room = openRoom(scripted.code, scripted.wiringFor(robin.user));
  const membership = new MembershipStore(async () => room);
  await membership.enter(scripted.code);
  await expect.poll(() => room.getSnapshot().view?.stage.phase).toBe('lobby');
  watch(registrationWith({ waiting: new FakeWorker('new') }), membership);
  await offered();
  const gameId = startChoosing(scripted);
  expect(offers()).toHaveLength(0);
  scripted.act(robin.user, { type: 'gameFinished', gameId });
  await expect.poll(() => room.getSnapshot().view?.stage.phase).toBe('finished');
  expect(offers()).toHaveLength(1);
  room.close();
});

test('a dismissed offer does not come back with the next change of the lobby', async () => {
  const membership = new MembershipStore();
  watch(registrationWith({ waiting: new FakeWorker('new') }), membership);
  await offered();
  for (const { id } of offers()) dismissToast(id);
  membership.clear();
  expect(offers()).toHaveLength(0);
});

test('looks for a new version when the tab is shown again after an hour', () => {
  vi.useFakeTimers();
  const registration = registrationWith({});
  watch(registration);
  const show = () => document.dispatchEvent(new Event('visibilitychange'));
  show();
  expect(registration.update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60 * 60 * 1_000);
  show();
  expect(registration.update).toHaveBeenCalledOnce();
});
