import type { CommandInput } from '@tallyho/game/protocol/client';
import type { StageView } from '@tallyho/game/protocol/view';
import { type Arrival, type Crowd, clientsPerRoom } from './crowd.ts';

/** How long rooms may take, in ms. */
const timeout = 6_000;
/** Players also pause between two steps, and rooms allow ten messages per second. */
const gapMs = 250;

/** Commands that clients send in the same moment, in this order. */
type Sends = readonly { client: number; command: CommandInput }[];
/** What was sent, the time until all clients had what follows (ms), and how much of that they did not get. */
export type TakenStep = { sends: Sends; ms: number; lost: number };

const sendAll = async (
  crowd: Crowd,
  sends: Sends,
  {
    count,
    isAwaited,
  }: { count: number; isAwaited: (arrival: Arrival, client: number, ids: Set<string>) => boolean },
): Promise<TakenStep> => {
  const ids = new Set<string>();
  const matches = (arrival: Arrival, client: number): arrival is Arrival => isAwaited(arrival, client, ids);
  const arrivals = crowd.collect(matches, { count, timeout });
  const start = performance.now();
  for (const { client, command } of sends) ids.add(crowd.send(client, command));
  const arrived = await arrivals;
  const ms = (arrived.at(-1)?.at ?? Number.NaN) - start;
  await new Promise((resolve) => setTimeout(resolve, gapMs));
  return { sends, ms, lost: count - arrived.length };
};

/** What the players of all rooms do in the same moment, and what all of them see then. */
export type EveningStep = {
  /** The commands of a client, which has this seat in its room. */
  commands: (client: number, seat: number) => readonly CommandInput[];
  until?: ((stage: StageView) => boolean) | undefined;
};

/** Takes a step in all rooms. It ends when all commands are acknowledged and all clients have seen what follows. */
export const takeStep = (crowd: Crowd, { commands, until }: EveningStep): Promise<TakenStep> => {
  const sends = crowd.clients.flatMap((_, client) =>
    commands(client, client % clientsPerRoom).map((command) => ({ client, command })),
  );
  const waiting = new Set(until ? crowd.clients.keys() : []);
  return sendAll(crowd, sends, {
    count: sends.length + waiting.size,
    isAwaited: (arrival, client, ids) => {
      if (arrival.kind === 'ack') return ids.delete(arrival.id);
      return arrival.kind === 'stage' && until?.(arrival.stage) === true && waiting.delete(client);
    },
  });
};

/** Sends the commands of a step through a relay. It ends when all clients of a room have all commands of the room. */
export const relayStep = (crowd: Crowd, { sends }: TakenStep): Promise<TakenStep> =>
  sendAll(crowd, sends, {
    count: sends.length * clientsPerRoom,
    isAwaited: (arrival, _client, ids) => arrival.kind === 'ack' && ids.has(arrival.id),
  });
