// @vitest-environment node
import type { Person } from '@tallyho/game/model/person';
import { personFrom } from '@tallyho/game/people/cards';
import type { PersonCard, Presence } from '@tallyho/game/people/person-card';
import type { UserEvent } from '@tallyho/game/protocol/user-object';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cards } from '../../screens/people-panel/testing/cards.ts';
import { ScriptedPeople } from '../../screens/people-panel/testing/scripted-people.ts';
import { sam, people as users } from '../room/testing/people.ts';
import { emitUserEvent, emitWelcome } from '../user-socket/events.ts';
import { followFriends } from './follow-friends.ts';
import { blockedQuery, friendsQuery, requestsQuery, sentRequestsQuery } from './friends-api.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ids = users.map(({ user }) => user);

type Step =
  /** Another user acts; the event about it arrives after `late` ms, or never. */
  | {
      readonly do: 'receiveRequest' | 'befriend' | 'removeRelation';
      readonly who: string;
      readonly late: number | null;
    }
  | {
      readonly do: 'changePresence';
      readonly who: string;
      readonly presence: Presence;
      readonly late: number | null;
    }
  /** Advances the time, in milliseconds. */
  | { readonly do: 'wait'; readonly ms: number };

const who = fc.constantFrom(...ids);
const late = fc.option(fc.nat(120), { freq: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('receiveRequest' as const, 'befriend' as const, 'removeRelation' as const),
    who,
    late,
  }),
  fc.record({
    do: fc.constant('changePresence' as const),
    who,
    presence: fc.constantFrom<Presence>('offline', 'online', 'inLobby', 'inGame'),
    late,
  }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.nat(150) }),
);

/** Subscribes to the same queries as all lists of the site together. */
function watch(client: QueryClient) {
  const stops = [friendsQuery, requestsQuery, sentRequestsQuery, blockedQuery].map((query) =>
    // Each list has its own element type, which does not matter for an observer that only subscribes.
    new QueryObserver(client, query as typeof friendsQuery).subscribe(() => undefined),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

function known(client: QueryClient) {
  const sorted = (list: readonly Person[] | undefined) =>
    list?.toSorted((a, b) => a.user.localeCompare(b.user));
  return {
    friends: sorted(client.getQueryData(friendsQuery.queryKey)),
    requests: sorted(client.getQueryData(requestsQuery.queryKey)),
    sent: sorted(client.getQueryData(sentRequestsQuery.queryKey)),
  };
}

function serverLists(people: ScriptedPeople) {
  const sorted = (list: readonly PersonCard[]) =>
    list.map(personFrom).toSorted((a, b) => a.user.localeCompare(b.user));
  return {
    friends: sorted(people.list.friends()),
    requests: sorted(people.list.requests()),
    sent: sorted(people.list.sent()),
  };
}

/**
 * A server that sends events late or never, and responds after `latency` ms with the state at the time of the
 * request.
 */
function serve(latency: () => number) {
  let pushIn: number | null = 0;
  const push = (event: UserEvent) => {
    if (pushIn !== null) setTimeout(() => emitUserEvent(event), pushIn);
  };
  const people = new ScriptedPeople({
    people: cards,
    friends: { [ids[1] ?? '']: 'online', [ids[2] ?? '']: 'offline' },
    sent: [ids[3] ?? ''],
    push,
  });
  const answer = people.fetch(() => Promise.reject(new Error('Unknown path')));
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const response = await answer(...call);
    await new Promise((resolve) => setTimeout(resolve, latency()));
    return response;
  });
  return {
    people,
    run(one: Exclude<Step, { do: 'wait' }>) {
      pushIn = one.late;
      if (one.do === 'changePresence') people.changePresence(one.who, one.presence);
      else people[one.do](one.who);
    },
  };
}

test('matches the server’s lists after the next connection, whatever events arrive in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 30 }),
      fc.infiniteStream(fc.nat(100)),
      async (steps, latencies) => {
        const { people, run } = serve(() => latencies.next().value ?? 0);
        const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
        const stopFollowing = followFriends(client);
        const stopWatching = watch(client);
        for (const one of steps)
          if (one.do === 'wait') await vi.advanceTimersByTimeAsync(one.ms);
          else run(one);
        await vi.advanceTimersByTimeAsync(130);
        emitWelcome();
        await vi.advanceTimersByTimeAsync(500);
        expect(known(client)).toEqual(serverLists(people));
        stopWatching();
        stopFollowing();
        client.clear();
      },
    ),
    { numRuns: 60 },
  );
});

test('matches the server’s lists without a new connection while all events arrive immediately', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 25 }),
      fc.infiniteStream(fc.nat(100)),
      async (steps, latencies) => {
        const { people, run } = serve(() => latencies.next().value ?? 0);
        const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
        const stopFollowing = followFriends(client);
        const stopWatching = watch(client);
        for (const one of steps)
          if (one.do === 'wait') await vi.advanceTimersByTimeAsync(one.ms);
          else run({ ...one, late: 0 });
        await vi.advanceTimersByTimeAsync(500);
        expect(known(client)).toEqual(serverLists(people));
        stopWatching();
        stopFollowing();
        client.clear();
      },
    ),
    { numRuns: 60 },
  );
});

test('updates a friend’s presence in the list without a request', async () => {
  const { people, run } = serve(() => 0);
  const client = new QueryClient();
  const stops = [followFriends(client), watch(client)];
  await vi.advanceTimersByTimeAsync(10);
  const asked = people.calls.length;
  run({ do: 'changePresence', who: ids[2] ?? '', presence: 'inGame', late: 0 });
  await vi.advanceTimersByTimeAsync(10);
  expect(known(client).friends).toContainEqual({ ...sam, presence: 'inGame' });
  expect(people.calls).toHaveLength(asked);
  for (const stop of stops) stop();
  client.clear();
});

test('does not revert a presence change with an older response', async () => {
  const { run } = serve(() => 100);
  const client = new QueryClient();
  const stops = [followFriends(client), watch(client)];
  await vi.advanceTimersByTimeAsync(150);
  emitWelcome();
  await vi.advanceTimersByTimeAsync(50);
  run({ do: 'changePresence', who: ids[2] ?? '', presence: 'inLobby', late: 0 });
  await vi.advanceTimersByTimeAsync(60);
  expect(known(client).friends).toContainEqual({ ...sam, presence: 'inLobby' });
  await vi.advanceTimersByTimeAsync(200);
  expect(known(client).friends).toContainEqual({ ...sam, presence: 'inLobby' });
  for (const stop of stops) stop();
  client.clear();
});
