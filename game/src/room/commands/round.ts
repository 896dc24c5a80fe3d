import { isComplete, parseAnswer } from '../../minigames/registry.ts';
import type { Context } from '../event.ts';
import { advanceIfReady } from '../quorum.ts';
import { advance, withRound } from '../rounds.ts';
import { isSame } from '../same.ts';
import type { Entry, Seat, Stage } from '../state.ts';
import {
  type Outcome,
  personOf,
  type Refusal,
  reject,
  type Transition,
  visibleChange,
} from '../transition.ts';
import type { CommandOf } from './command-of.ts';
import { type RoundKey, staleness } from './round-key.ts';

type Playing = Extract<Stage, { phase: 'playing' }>;

/** The round in play and the sender's own entry in it, or why there is none to change. */
const ownEntry = (stage: Stage, seat: Seat, key: RoundKey): { stage: Playing; entry: Entry } | Refusal => {
  const stale = staleness(stage, key);
  if (stale) return stale;
  if (stage.phase !== 'playing') return reject('staleRound');
  const draft = stage.round.drafts.find(({ user }) => user === seat.user);
  if (draft) return { stage, entry: draft.entry };
  const hasSent = stage.round.sent.some(({ ratedBy }) => ratedBy.user === seat.user);
  return reject(hasSent ? 'alreadySent' : 'watching');
};

const withEntry = (stage: Playing, { user }: Seat, entry: Entry) =>
  stage.round.drafts.map((draft) => (draft.user === user ? { user, entry } : draft));

/** Keeps what the sender has done so far, so that a reload brings it back. Nobody is told. */
export const saveDraft = (turn: Transition, seat: Seat, command: CommandOf<'saveDraft'>): Outcome => {
  const own = ownEntry(turn.state.stage, seat, command);
  if ('reject' in own) return own;
  if (own.entry.code !== 0) return reject('wrongPhase');
  const gameData = parseAnswer(own.stage.round.board, command.gameData);
  if (!gameData) return reject('invalidAnswer');
  return withRound(turn, own.stage, { drafts: withEntry(own.stage, seat, { code: 0, gameData }) });
};

/** Locks (1), goes back to editing (0) or sends (2) the sender's answer. */
export const confirmRound = (
  turn: Transition,
  seat: Seat,
  command: CommandOf<'gameRoundConfirmation'>,
  context: Context,
): Outcome => {
  const own = ownEntry(turn.state.stage, seat, command);
  if ('reject' in own) return own;
  switch (command.code) {
    case 0:
      return goBack(turn, own.stage, seat, own.entry);
    case 1:
      return lock(turn, own, seat, command.gameData);
    case 2:
      return send(turn, own, seat, command.gameData, context);
    default:
      return command.code satisfies never;
  }
};

const goBack = (turn: Transition, stage: Playing, seat: Seat, entry: Entry): Outcome =>
  entry.code === 0 ? turn : withShownEntry(turn, stage, seat, { code: 0, gameData: entry.gameData });

const lock = (
  turn: Transition,
  { stage, entry }: { stage: Playing; entry: Entry },
  seat: Seat,
  gameData: unknown,
): Outcome => {
  const answer = completeAnswer(stage, gameData);
  if ('reject' in answer) return answer;
  const locked: Entry = { code: 1, ...answer };
  return isSame(entry, locked) ? turn : withShownEntry(turn, stage, seat, locked);
};

const send = (
  turn: Transition,
  { stage, entry }: { stage: Playing; entry: Entry },
  seat: Seat,
  gameData: unknown,
  context: Context,
): Outcome => {
  if (entry.code !== 1) return reject('notLocked');
  const answer = gameData === undefined ? { gameData: entry.gameData } : completeAnswer(stage, gameData);
  if ('reject' in answer) return answer;
  const drafts = stage.round.drafts.filter(({ user }) => user !== seat.user);
  const sent = [...stage.round.sent, { ratedBy: personOf(seat), ...answer }];
  const round = { ...stage.round, drafts, sent };
  return advanceIfReady(
    visibleChange(turn, 'gameRoundConfirmation', { stage: { ...stage, round } }),
    context,
  );
};

const withShownEntry = (turn: Transition, stage: Playing, seat: Seat, entry: Entry): Transition =>
  visibleChange(
    withRound(turn, stage, { drafts: withEntry(stage, seat, entry) }),
    'gameRoundConfirmation',
    {},
  );

const completeAnswer = ({ round }: Playing, untrusted: unknown) => {
  const gameData = parseAnswer(round.board, untrusted);
  if (!gameData) return reject('invalidAnswer');
  return isComplete(round.board, gameData) ? { gameData } : reject('incompleteAnswer');
};

/** The leader does not wait for the countdown. */
export const nextRound = (
  turn: Transition,
  seat: Seat,
  command: CommandOf<'nextRound'>,
  context: Context,
): Outcome => {
  const { leader, stage } = turn.state;
  if (seat.user !== leader) return reject('notLeader');
  const stale = staleness(stage, command);
  if (stale) return stale;
  return stage.phase === 'results' ? advance(turn, context) : reject('wrongPhase');
};

/** The leader shows everybody the end of the results at once. */
export const skipShow = (turn: Transition, seat: Seat, command: CommandOf<'skipShow'>): Outcome => {
  const { leader, stage } = turn.state;
  if (seat.user !== leader) return reject('notLeader');
  const stale = staleness(stage, command);
  if (stale) return stale;
  if (stage.phase !== 'results') return reject('wrongPhase');
  return stage.show ? visibleChange(turn, 'skipShow', { stage: { ...stage, show: null } }) : turn;
};
