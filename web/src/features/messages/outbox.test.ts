import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MessageOutbox } from './outbox.ts';
import { unsentItem } from './unsent.ts';

const you = 'robin-1';

/** A test double of the browser's locks with the used features: one holder at a time, in the order of requests. */
class Locks {
  #last: Promise<unknown> = Promise.resolve();

  request = (_name: string, job: () => unknown): Promise<unknown> => {
    this.#last = this.#last.then(job);
    return this.#last;
  };

  /** Holds the lock as another tab until the returned function is called. */
  hold(): () => void {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    void this.request('', () => held);
    return release;
  }
}

let locks: Locks;
const outboxes: (() => void)[] = [];

beforeEach(() => {
  localStorage.clear();
  locks = new Locks();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks }));
});
afterEach(() => {
  for (const stop of outboxes.splice(0)) stop();
  vi.unstubAllGlobals();
});

/** The outbox of one tab; the server never responds. */
const openTab = () => {
  const outbox = new MessageOutbox({
    you,
    api: { send: () => new Promise(() => undefined) },
    onSent: () => undefined,
    onFailed: () => undefined,
  });
  outboxes.push(outbox.start());
  return { outbox, shown: () => outbox.getSnapshot().map(({ content }) => content) };
};

const stored = () => (unsentItem(you).read() ?? []).map(({ content }) => content);

/** Simulates a write by another tab, of which browsers notify the other tabs. */
const notifyOtherTabs = () =>
  window.dispatchEvent(new StorageEvent('storage', { key: `tallyho:unsent:${you}` }));

test('waits while another tab stores a message, so that neither message is lost', async () => {
  const [first, second] = [openTab(), openTab()];
  const release = locks.hold();
  first.outbox.add('kim', 'One');
  second.outbox.add('kim', 'Two');
  expect([first.shown(), second.shown(), stored()]).toEqual([['One'], ['Two'], []]);
  release();
  await expect.poll(() => stored()).toEqual(['One', 'Two']);
  notifyOtherTabs();
  expect([first.shown(), second.shown()]).toEqual([
    ['One', 'Two'],
    ['One', 'Two'],
  ]);
});

test('shows the messages stored by another tab together with the messages that wait here', async () => {
  const [first, second] = [openTab(), openTab()];
  first.outbox.add('kim', 'One');
  await expect.poll(() => stored()).toEqual(['One']);
  const release = locks.hold();
  second.outbox.add('kim', 'Two');
  notifyOtherTabs();
  expect(second.shown()).toEqual(['One', 'Two']);
  const [one] = first.outbox.getSnapshot();
  first.outbox.discard(one?.id ?? '');
  release();
  await expect.poll(() => stored()).toEqual(['Two']);
});

test('stores waiting messages immediately when the page is closed', () => {
  const { outbox } = openTab();
  locks.hold();
  outbox.add('kim', 'Before I go');
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toEqual(['Before I go']);
});

test('stores a change immediately without locks, on plain http', () => {
  vi.unstubAllGlobals();
  const { outbox } = openTab();
  outbox.add('kim', 'Hello');
  expect(stored()).toEqual(['Hello']);
});

test.each(['with', 'without'])(
  'shows each message once if nothing can be stored, %s locks',
  async (withLocks) => {
    if (withLocks === 'without') vi.unstubAllGlobals();
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { outbox, shown } = openTab();
    outbox.add('kim', 'One');
    outbox.add('kim', 'Two');
    await locks.request('', () => undefined);
    outbox.add('kim', 'Three');
    await locks.request('', () => undefined);
    expect(shown()).toEqual(['One', 'Two', 'Three']);
    setItem.mockRestore();
  },
);
