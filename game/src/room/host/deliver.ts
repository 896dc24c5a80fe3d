import { type ChatLine, changeSender, type SenderChange } from '../../chat/chat.ts';
import type { UserId } from '../../model/person.ts';
import type { RejectCode } from '../../model/reject-codes.ts';
import type { CloseReason } from '../../protocol/close-codes.ts';
import type { RoomEventName, ServerMessage } from '../../protocol/server.ts';
import type { RoomReport } from '../../protocol/service.ts';
import { createLobbyRecord } from '../records/records.ts';
import type { Decision, Host, HostContext, HostEffect, Question, Viewer } from './host.ts';
import { ackOf, chatMessageOf, patchTexts, snapshotTexts } from './messages.ts';
import { usersElsewhere, viewersAtGame } from './pages.ts';

/** The decisions that are stored and delivered together. `before`: the room as it was stored. */
export type StoredDecision<V extends Viewer> = Decision<V> & { readonly before: Host };

/** What to do after a commit is stored, in the order of the fields. Messages are JSON. */
export type Delivery<V extends Viewer> = {
  /** The room with what its clients know now. */
  readonly host: Host;
  /** Patches and chat lines. A client that does not read can go without them if it gets a snapshot later. */
  readonly changes: readonly { readonly viewer: V; readonly messages: readonly string[] }[];
  readonly messages: readonly { readonly viewer: V; readonly message: string }[];
  readonly answers: readonly { readonly question: Question<V>; readonly error: RejectCode | null }[];
  readonly closes: readonly { readonly viewer: V; readonly reason: CloseReason }[];
  /** The clients whose page is the game again, because their users are in no game. */
  readonly atGame: readonly V[];
};

/**
 * Returns what to do after a commit is stored: to each member one patch from the state before to the state after, then the
 * chat lines, then answers and other messages in order. `now`: epoch ms.
 */
export const deliver = <V extends Viewer>(
  commit: StoredDecision<V>,
  { now, viewers }: Pick<HostContext<V>, 'now' | 'viewers'>,
): Delivery<V> => {
  const { host, effects } = commit;
  const closes = effects.flatMap((effect) =>
    effect.type === 'close' ? effect.viewers.map((viewer) => ({ viewer, reason: effect.reason })) : [],
  );
  const closed = new Set(closes.map(({ viewer }) => viewer.id));
  const open = closed.size > 0 ? viewers.filter(({ id }) => !closed.has(id)) : viewers;
  const elsewhere = usersElsewhere(host.room, open);
  const direct = directMessages(commit, { now, viewers, elsewhere });
  return {
    host: { ...host, elsewhere },
    changes: changesOf(commit, { now, viewers }),
    messages: [...direct.messages, ...listMessages(host, elsewhere, open)],
    answers: direct.answers,
    closes,
    atGame: viewersAtGame(host.room, open),
  };
};

/** Returns the list of users on other pages for all clients; nothing without a game, or if they have got the same list. */
const listMessages = <V extends Viewer>(
  { room, elsewhere: before }: Host,
  users: UserId[],
  viewers: readonly V[],
): Delivery<V>['messages'] => {
  const hasGame = room.kind === 'open' && room.state.stage.phase !== 'lobby';
  if (!hasGame || (before && users.join() === before.join())) return [];
  const message = JSON.stringify({ type: 'elsewhere', users } satisfies ServerMessage);
  return viewers.map((viewer) => ({ viewer, message }));
};

/** Returns the reports to the API that a commit causes. A lobby is reported once, in its final state. */
export const reportsOf = <V extends Viewer>({
  host: { room },
  effects,
}: Pick<StoredDecision<V>, 'host' | 'effects'>): RoomReport[] => {
  const games = effects.flatMap((effect): RoomReport[] =>
    effect.type === 'saveGame' ? [{ type: 'game', game: effect.game }] : [],
  );
  if (room.kind === 'none' || !effects.some(({ type }) => type === 'saveLobby')) return games;
  const lobby = room.kind === 'lost' ? room.lost.record : createLobbyRecord(room.state);
  return [{ type: 'lobby', lobby }, ...games];
};

type Told = { name: RoomEventName | null; lines: ChatLine[]; senders: SenderChange[] };

/** Returns the name of the change, the new chat lines, and who has other names in earlier ones. */
const toldBy = (effects: readonly HostEffect<Viewer>[]): Told => {
  const told: Told = { name: null, lines: [], senders: [] };
  for (const effect of effects) {
    if (effect.type === 'announce') told.name = effect.name;
    if (effect.type === 'line') told.lines.push(effect.line);
    if (effect.type === 'changeSender') {
      const { user, person, isErased } = effect;
      told.lines = changeSender(told.lines, effect);
      told.senders.push({ user, person, isErased });
    }
  }
  return told;
};

const changesOf = <V extends Viewer>(
  { before, host, effects }: StoredDecision<V>,
  { now, viewers }: Pick<HostContext<V>, 'now' | 'viewers'>,
): Delivery<V>['changes'] => {
  if (before.room.kind !== 'open' || host.room.kind !== 'open') return [];
  const { name, lines, senders } = toldBy(effects);
  if (name === null && lines.length === 0) return [];
  const { state } = host.room;
  const patchOf = name && patchTexts(name, { before: before.room.state, after: state, now, senders });
  const texts = lines.map((line) => chatMessageOf(line, state));
  const members = new Set(state.seats.map(({ user }) => user));
  const informed = new Set(
    effects.flatMap((effect) => (effect.type === 'snapshot' ? [effect.viewer.id] : [])),
  );
  return viewers.flatMap((viewer) => {
    if (informed.has(viewer.id) || !members.has(viewer.user)) return [];
    const patch = patchOf?.(viewer.user);
    return [{ viewer, messages: patch ? [patch, ...texts] : texts }];
  });
};

const directMessages = <V extends Viewer>(
  { host, effects }: StoredDecision<V>,
  { now, viewers, elsewhere }: Pick<HostContext<V>, 'now' | 'viewers'> & { elsewhere: UserId[] },
): Pick<Delivery<V>, 'messages' | 'answers'> => {
  const messages: { viewer: V; message: string }[] = [];
  const answers: { question: Question<V>; error: RejectCode | null }[] = [];
  let snapshotFor: ReturnType<typeof snapshotTexts> | null = null;
  const answer = (question: Question<V>, error: RejectCode | null) => {
    answers.push({ question, error });
    if ('from' in question && question.from)
      messages.push({ viewer: question.from, message: JSON.stringify(ackOf(question.command.id, error)) });
  };
  for (const effect of effects)
    if (effect.type === 'answer') answer(effect.question, effect.error);
    else if (effect.type === 'send') {
      const message = JSON.stringify(effect.message);
      for (const user of effect.to)
        for (const viewer of viewers) if (viewer.user === user) messages.push({ viewer, message });
    } else if (effect.type === 'snapshot') {
      const { viewer, question } = effect;
      snapshotFor ??= host.room.kind === 'open' ? snapshotTexts(host.room) : null;
      const message = snapshotFor?.(viewer.user, { now, elsewhere }) ?? null;
      if (message !== null) messages.push({ viewer, message });
      if (question) answer(question, message === null ? 'notMember' : null);
    }
  return { messages, answers };
};
