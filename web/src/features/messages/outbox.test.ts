import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Outbox } from './outbox.ts';
import { readUnsent } from './unsent.ts';

const you = 'robin-1';

/** The browser's locks, as far as they are used: one holder at a time, in the order of asking. */
class Locks {
  #last: Promise<unknown> = Promise.resolve();

  request = (_name: string, job: () => unknown): Promise<unknown> => {
    this.#last = this.#last.then(job);
    return this.#last;
  };

  /** Held by some other tab until the returned function is called. */
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

/** A tab's own outbox; the server never answers. */
const openTab = () => {
  const outbox = new Outbox({
    you,
    api: { send: () => new Promise(() => undefined) },
    onSent: () => undefined,
    onFailed: () => undefined,
  });
  outboxes.push(outbox.start());
  return { outbox, shown: () => outbox.getSnapshot().map(({ content }) => content) };
};

const stored = () => readUnsent(you)?.map(({ content }) => content);

/** Another tab has written: browsers tell the others. */
const tellOthers = () => window.dispatchEvent(new StorageEvent('storage', { key: `tallyho:unsent:${you}` }));

test('a message that one tab writes while another is storing one waits for it, and neither is lost', async () => {
  const [first, second] = [openTab(), openTab()];
  const release = locks.hold();
  first.outbox.add('kim', 'One');
  second.outbox.add('kim', 'Two');
  expect([first.shown(), second.shown(), stored()]).toEqual([['One'], ['Two'], []]);
  release();
  await vi.waitFor(() => expect(stored()).toEqual(['One', 'Two']));
  tellOthers();
  expect([first.shown(), second.shown()]).toEqual([
    ['One', 'Two'],
    ['One', 'Two'],
  ]);
});

test('what another tab stores meanwhile is shown together with what waits here', async () => {
  const [first, second] = [openTab(), openTab()];
  first.outbox.add('kim', 'One');
  await vi.waitFor(() => expect(stored()).toEqual(['One']));
  const release = locks.hold();
  second.outbox.add('kim', 'Two');
  tellOthers();
  expect(second.shown()).toEqual(['One', 'Two']);
  const [one] = first.outbox.getSnapshot();
  first.outbox.discard(one?.id ?? '');
  release();
  await vi.waitFor(() => expect(stored()).toEqual(['Two']));
});

test('a page that is left stores what waits at once', () => {
  const { outbox } = openTab();
  locks.hold();
  outbox.add('kim', 'Before I go');
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toEqual(['Before I go']);
});

test('without locks, on plain http, a change is stored at once', () => {
  vi.unstubAllGlobals();
  const { outbox } = openTab();
  outbox.add('kim', 'Hello');
  expect(stored()).toEqual(['Hello']);
});
