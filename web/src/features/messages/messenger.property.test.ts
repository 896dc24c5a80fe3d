import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messageFrom } from '../../entities/messages/messages-api.ts';
import { readUnread } from '../../entities/messages/unread.ts';
import { openUserSocket } from '../../entities/user-socket/user-socket.ts';
import { Messenger } from './messenger.ts';
import { ScriptedMessages } from './testing/scripted-messages.ts';

const [you, kim, sam] = ['user-you', 'user-kim', 'user-sam'];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

type Step =
  | { readonly type: 'say'; readonly friend: string; readonly isPushed: boolean }
  | {
      readonly type:
        | 'write'
        | 'open'
        | 'poll'
        | 'cut'
        | 'restore'
        | 'older'
        | 'read'
        | 'reload'
        | 'repeat'
        | 'calm';
    }
  | { readonly type: 'look'; readonly isLookedAt: boolean }
  | { readonly type: 'fail'; readonly failing: ScriptedMessages['failing'] }
  | { readonly type: 'arrive' | 'wait'; readonly count: number };

const friend = fc.constantFrom(kim, sam);
/** On any connection. */
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('say' as const), friend, isPushed: fc.boolean() }) },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('arrive' as const), count: fc.nat(6) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('wait' as const), count: fc.nat(5_000) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('look' as const), isLookedAt: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('fail' as const),
      failing: fc.constantFrom('no' as const, 'before' as const, 'after' as const),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constantFrom('write', 'open', 'poll', 'cut', 'restore', 'older', 'read', 'reload', 'repeat'),
    }),
  },
);

/** On a working connection: nothing is lost, and nothing takes longer than pushes may take. */
const quickStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('say' as const), friend, isPushed: fc.constant(true) }),
  },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('arrive' as const), count: fc.nat(6) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('look' as const), isLookedAt: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom('write', 'open', 'poll', 'older', 'read', 'repeat', 'calm'),
    }),
  },
);

/** Runs everything that is due, without advancing the time. */
const settled = () => vi.advanceTimersByTimeAsync(0);

/** The page of a user with five old messages, and functions that control everything around it. */
class Stage {
  readonly people = new ScriptedMessages({ you, page: 3 }).befriend(kim, sam);
  written = 0;
  page: ReturnType<Stage['load']>;
  #isOpened = false;

  constructor() {
    localStorage.clear();
    for (const text of ['one', 'two', 'three', 'four', 'five']) this.people.say(kim, text);
    vi.stubGlobal('fetch', () =>
      this.people
        .answer(() => this.people.unread())
        .then((counts) => Response.json({ success: true, counts })),
    );
    this.page = this.load();
    this.people.isHeld = true;
  }

  load() {
    const client = new QueryClient();
    const silence = { onNews: () => undefined, onFailed: () => undefined };
    const messenger = new Messenger({ you, client, api: this.people.api, ...silence });
    const stop = messenger.start();
    const socket = openUserSocket(you, () => undefined, { open: this.people.open });
    const close = () => {
      stop();
      socket.close();
    };
    return { client, messenger, close };
  }

  async take(next: Step): Promise<void> {
    const { people } = this;
    const { messenger } = this.page;
    switch (next.type) {
      case 'say':
        people.say(next.friend, 'hi', next);
        return;
      case 'write':
        this.written += 1;
        messenger.outbox.add(kim, `mine ${this.written}`);
        return;
      case 'open':
        this.#isOpened = true;
        messenger.open(kim);
        return;
      case 'look':
        messenger.look(this.#isOpened && next.isLookedAt);
        return;
      case 'poll':
        void messenger.poll();
        return;
      case 'older':
        void messenger.conversation(kim).loadOlder();
        return;
      case 'cut':
        people.cut();
        return;
      case 'restore':
        people.restore();
        return;
      case 'read':
        people.readAll(kim);
        return;
      case 'repeat': {
        const last = people.messages.at(-1);
        if (last) people.push({ type: 'directMessage', message: last });
        return;
      }
      case 'reload':
        this.page.close();
        this.page = this.load();
        this.#isOpened = false;
        return;
      case 'fail':
        people.failing = next.failing;
        return;
      case 'arrive':
        people.deliver(next.count);
        return;
      case 'calm':
        for (let round = 0; round < 3; round += 1) {
          people.deliver();
          await vi.advanceTimersByTimeAsync(5_000);
        }
        return;
      case 'wait':
        await vi.advanceTimersByTimeAsync(next.count);
        return;
      default:
        next satisfies never;
    }
  }

  async play(steps: readonly Step[]): Promise<void> {
    await settled();
    for (const next of steps) {
      await this.take(next);
      await settled();
    }
  }

  /** Delivers everything in transit and sends everything that waits. */
  async rest(): Promise<void> {
    this.people.failing = 'no';
    this.people.isHeld = false;
    this.people.deliver();
    await vi.advanceTimersByTimeAsync(this.written * 2_500 + 5_000);
  }

  expectTruth(): void {
    const { client, messenger } = this.page;
    const { thread } = messenger.conversation(kim).getSnapshot();
    const all = this.people.with(kim).map(messageFrom);
    expect(thread.messages).toEqual(all.slice(-thread.messages.length));
    expect(thread.messages.length).toBeGreaterThanOrEqual(Math.min(3, all.length));
    expect(thread.hasOlder).toBe(thread.messages.length < all.length);
    expect(messenger.outbox.getSnapshot()).toEqual([]);
    const mine = all.filter(({ sender }) => sender.user === you).map(({ content }) => content);
    expect(mine.toSorted()).toEqual(
      Array.from({ length: this.written }, (_, index) => `mine ${index + 1}`).toSorted(),
    );
    const counts = Object.entries(readUnread(client)).filter(([, count]) => count > 0);
    expect(Object.fromEntries(counts)).toEqual(this.people.unread());
  }
}

test('matches the server exactly after a reconnect, whatever is lost, late, repeated or cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
      const stage = new Stage();
      await stage.play(steps);
      await stage.rest();
      stage.people.cut();
      stage.people.restore();
      await stage.take({ type: 'open' });
      await stage.rest();
      stage.expectTruth();
      await stage.take({ type: 'look', isLookedAt: true });
      await settled();
      expect(stage.people.unread()[kim]).toBeUndefined();
      stage.expectTruth();
      stage.page.close();
    }),
    { numRuns: 200 },
  );
});

test('needs no repeated request on a working connection, in whatever order responses and pushes arrive', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(quickStep, { maxLength: 40, size: 'max' }), async (steps) => {
      const stage = new Stage();
      await stage.take({ type: 'open' });
      await stage.rest();
      stage.people.isHeld = true;
      await vi.advanceTimersByTimeAsync(10_000);
      await stage.play(steps);
      await stage.rest();
      stage.expectTruth();
      stage.page.close();
    }),
    { numRuns: 200 },
  );
});
