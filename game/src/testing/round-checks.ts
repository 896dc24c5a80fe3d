import { isLobbyGame, secondsOfStep, subjectsOf } from '../minigames/registry.ts';
import type { UserId } from '../model/person.ts';
import { chosenGuess } from '../room/clock/guess-time.ts';
import { playingSeats } from '../room/clock/waiting.ts';
import { createGameRecord } from '../room/records/records.ts';
import type { Context } from '../room/state/event.ts';
import { presentSeats } from '../room/state/seats.ts';
import type { PlayingStage, RoomState } from '../room/state/state.ts';
import { gameOf } from '../room/state/transition.ts';
import { viewFor } from '../room/views/view-for.ts';
import { endOfShow } from '../show/show.ts';
import { rule, same } from './rule.ts';

/** Checks the invariants of a running round and of the views of its players. Throws if one is broken. */
export const checkRound = (state: RoomState): void => {
  const { stage } = state;
  if (stage.phase !== 'playing') return;
  const sent = stage.round.sent.map(({ ratedBy }) => ratedBy.user);
  const drafting = stage.round.drafts.map(({ user }) => user);
  rule(
    state.waitsUntil !== null ||
      stage.round.guessesDueAt !== null ||
      state.pause !== null ||
      presentSeats(state).some(({ user }) => drafting.includes(user)),
    'a round that waits for no player is over',
  );
  const { guesses, guessesDueAt } = stage.round;
  rule(
    guesses.every(({ user }) => sent.includes(user)) &&
      new Set(guesses.map(({ user }) => user)).size === guesses.length,
    'only a player who has sent an answer guesses, once',
  );
  rule(
    state.pause !== null ||
      guessesDueAt === null ||
      state.waitsUntil !== null ||
      guesses.some(({ entry }) => entry.state === 'open' && entry.until >= guessesDueAt),
    'a round waits for guesses only as long as a player has time for one',
  );
  const users = state.seats.map(({ user }) => user);
  rule(
    drafting.every((user) => users.includes(user)),
    'only seated players edit',
  );
  rule(
    [sent, drafting].every((list) => new Set(list).size === list.length),
    'each player has one answer',
  );
  for (const user of users) {
    const places = [drafting.includes(user), sent.includes(user), isWatching(state, user)];
    rule(places.filter(Boolean).length === 1, 'each seated player edits, has sent, or watches');
    const { stage: seen } = viewFor(state, user) ?? {};
    const isNothing = seen?.phase === 'playing' && seen.yours === null;
    rule(isNothing === isWatching(state, user), 'a player who watches has no answer');
  }
  checkSecrecy(state, stage);
};

const isWatching = (state: RoomState, user: UserId): boolean =>
  viewFor(state, user)?.seats.find((seat) => seat.user === user)?.watching ?? false;

/** Returns the substrings that identify an answer: all of it, or the unique digits of a marked slider. */
const marksOf = (secret: string): string[] => [secret, ...(secret.match(/\d\.\d{4,}/g) ?? [])];

/** No view contains another player's answer before the round ends (docs/decisions/hidden-answers.md). */
const checkSecrecy = (state: RoomState, stage: PlayingStage): void => {
  const { drafts, sent, guesses } = stage.round;
  const answers = [
    ...drafts.map(({ user, entry }) => ({ user, secret: JSON.stringify(entry.gameData) })),
    ...sent.map(({ ratedBy, gameData }) => ({ user: ratedBy.user, secret: JSON.stringify(gameData) })),
    ...guesses.map(({ user, entry }) => ({
      user,
      secret: JSON.stringify(chosenGuess(entry)),
    })),
  ].filter(({ secret }) => secret !== 'null');
  for (const { user } of state.seats) {
    const own = answers.flatMap((answer) => (answer.user === user ? answer.secret : [])).join();
    const wire = JSON.stringify(viewFor(state, user));
    const leaks = ({ secret }: { secret: string }) =>
      marksOf(secret).some((mark) => !own.includes(mark) && wire.includes(mark));
    for (const answer of answers)
      rule(answer.user === user || !leaks(answer), `${user} does not see the answer of ${answer.user}`);
  }
  const empty = {
    ...state,
    stage: { ...stage, round: { ...stage.round, sent: [], drafts: [], guesses: [] } },
  };
  rule(
    same(createGameRecord(state), createGameRecord(empty)),
    'the game’s record has no answers of the running round',
  );
};

/** Checks the board, the players and the timer of a new round. Throws if an invariant is broken. */
export const checkDeal = (before: RoomState, state: RoomState, { now, timings }: Context): void => {
  const { stage } = state;
  const isDealt = stage.phase === 'playing' && before.stage.phase !== 'playing';
  if (!isDealt) return;
  const { board, drafts, sent, startedAt, answersDueAt, clockStartedAt } = stage.round;
  rule(before.waitsUntil === null, 'no round starts while the game waits');
  rule(state.pause === null, 'no round starts during a pause');
  const users = playingSeats(state).map(({ user }) => user);
  rule(
    same([drafts.map(({ user }) => user), sent], [users, []]),
    'all seated players play a new round, except those who were not ready',
  );
  const rated = subjectsOf(board).flatMap((subject) => (subject.kind === 'player' ? [subject.id] : []));
  const rateable = users.filter((user) => !stage.game.sittingOut.includes(user));
  if (isLobbyGame(board.type)) rule(same(rated, rateable), 'all players except those who sit out are rated');
  else rule(rated.length === 0, 'a normal game rates no player');
  const { answerTimer } = state.rules;
  const ofStep = secondsOfStep(board);
  const ofTimer = answerTimer.mode === 'hard' ? now + answerTimer.seconds * timings.answerSecond : null;
  const due = ofStep === null ? ofTimer : now + ofStep * timings.stepSecond;
  rule(
    startedAt === now && answersDueAt === due,
    'only a hard timer or the limit of a step starts with its round',
  );
  rule(clockStartedAt === (due === null ? null : now), 'a running timer has a start time');
};

/** Checks the invariants of finished rounds. Throws if one is broken. */
export const checkRecords = (state: RoomState): void => {
  const { stage } = state;
  if (stage.phase === 'results' && stage.show) {
    rule(
      stage.show.lengths.every((length) => length > 0) && endOfShow(stage.show) < stage.deadlineAt,
      'a show ends before the countdown',
    );
  }
  const game = gameOf(stage);
  if (!game?.anonymousVotes) return;
  const { ratings = [] } = createGameRecord(state) ?? {};
  for (const { ratedBy } of [...ratings, ...game.records.flatMap(({ answers }) => answers)])
    rule(
      /^anonymous-\d$/.test(ratedBy.user) && ratedBy.username === 'Anonymous' && ratedBy.avatar === 1,
      'anonymous records contain no authors',
    );
  rule(
    stage.phase !== 'finished' || stage.awards.closestPair === null,
    'anonymous games have no closest pair',
  );
  rule(
    stage.phase !== 'results' || stage.awards.every(({ kind }) => kind !== 'closestPair'),
    'anonymous rounds have no closest pair',
  );
};
