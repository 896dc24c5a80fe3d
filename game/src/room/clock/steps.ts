import { hasSteps, nextBoard, partialAnswer, secondsOfStep } from '../../minigames/registry.ts';
import type { UserId } from '../../model/person.ts';
import { generator } from '../../model/random.ts';
import type { SentAnswer } from '../../records/game.ts';
import type { Context } from '../state/event.ts';
import { isPresent, seatOf } from '../state/seats.ts';
import type { PlayingStage, RoomState, Seat } from '../state/state.ts';
import { personOf, type Transition, visibleChange } from '../state/transition.ts';
import { clockOfBoard } from './clock.ts';

/** Returns the round without the answers that contain nothing, which a step without a question lets players send. */
export const withoutEmptyAnswers = ({ board, sent }: PlayingStage['round']): SentAnswer[] =>
  hasSteps(board) ? sent.filter(({ gameData }) => partialAnswer(board, gameData) !== null) : sent;

/**
 * Ends the step of a round that has several: shows the board of the next one, on which all seated players of the round go on
 * with their answers. Null if the round is over: it has no further step, no present player of it is left, or the leader has
 * ended a step that has a limit of its own.
 */
export const nextStep = (
  transition: Transition,
  context: Pick<Context, 'now' | 'timings'>,
): Transition | null => {
  const { state } = transition;
  const { stage } = state;
  if (stage.phase !== 'playing' || !hasSteps(stage.round.board)) return null;
  const { board, drafts, sent, closedBy } = stage.round;
  if (closedBy && secondsOfStep(board) !== null) return null;
  const players = playersOf(state, stage);
  if (!players.some(isPresent)) return null;
  const started = drafts.flatMap(({ user, entry }) => {
    const seat = seatOf(state, user);
    const gameData = partialAnswer(board, entry.gameData);
    return seat && gameData ? [{ ratedBy: personOf(seat), gameData }] : [];
  });
  const random = generator(state.random);
  const answers = inSeatOrder([...withoutEmptyAnswers(stage.round), ...started], state.seats);
  const next = nextBoard(board, answers, random.next);
  if (!next) return null;
  const isPlaying = (user: UserId) => players.some((seat) => seat.user === user);
  const round = {
    ...stage.round,
    board: next,
    ...clockOfBoard(next, state, context),
    drafts: players.map(({ user }) => ({
      user,
      entry: { state: 'editing' as const, gameData: answerOf(stage, user) },
    })),
    sent: sent.filter(({ ratedBy }) => !isPlaying(ratedBy.user)),
    guesses: [],
    guessesDueAt: null,
  };
  return visibleChange(transition, 'updateGame', {
    random: random.state(),
    stage: { ...stage, round },
  });
};

/** Returns the answers so that their order does not say who sent first; those of players who have left come last. */
const inSeatOrder = (answers: readonly SentAnswer[], seats: readonly Seat[]): SentAnswer[] => {
  const seated = seats.flatMap(({ user }) => answers.filter(({ ratedBy }) => ratedBy.user === user));
  return [...seated, ...answers.filter((answer) => !seated.includes(answer))];
};

/** Returns the seats of all who play the round, whether they have sent or not. */
const playersOf = ({ seats }: RoomState, { round }: PlayingStage): Seat[] =>
  seats.filter(
    ({ user }) =>
      round.drafts.some((draft) => draft.user === user) ||
      round.sent.some(({ ratedBy }) => ratedBy.user === user),
  );

const answerOf = ({ round }: PlayingStage, user: UserId) =>
  round.drafts.find((draft) => draft.user === user)?.entry.gameData ??
  round.sent.find(({ ratedBy }) => ratedBy.user === user)?.gameData ??
  null;
