import { gameAwards } from '../../awards/awards-of.ts';
import { decidingTitle, givesPointsFor } from '../../awards/knows.ts';
import { partialAnswer, progressOf, secondsOfStep } from '../../minigames/registry.ts';
import type { UserId } from '../../model/person.ts';
import { generator } from '../../model/random.ts';
import type { FinishReason, Game, RoundEnd, RoundRecord, UnsentAnswer } from '../../records/game.ts';
import { roundAwards } from '../../round-awards/choose-awards.ts';
import { endOfShow, scheduleShow } from '../../show/show.ts';
import type { CustomTheme } from '../../themes/custom-theme.ts';
import { prepareRound } from '../../themes/game.ts';
import { isSameTheme, type ThemeSnapshot } from '../../themes/theme-snapshot.ts';
import { choosingStage } from '../choosing/choice.ts';
import { clockOfBoard } from '../clock/clock.ts';
import { countedGuesses } from '../clock/guess-time.ts';
import { withoutPause } from '../clock/pause.ts';
import { nextStep, withoutEmptyAnswers } from '../clock/steps.ts';
import { playingSeats } from '../clock/waiting.ts';
import { anonymised } from '../records/anonymity.ts';
import { playersWhoTookPart } from '../records/took-part.ts';
import type { Context } from '../state/event.ts';
import { isPresent } from '../state/seats.ts';
import type { PlayingStage, RoomState, Seat } from '../state/state.ts';
import {
  hiddenChange,
  isRunning,
  personOf,
  type Transition,
  visibleChange,
  withChatAction,
  withEffect,
} from '../state/transition.ts';

type InTheme = Pick<PlayingStage, 'game' | 'theme' | 'isCustomTheme' | 'gameIndex'>;

/**
 * Starts the round of game `gameIndex`: deals its board, and all seated players of the game start to edit. Returns null
 * if the theme has no such game.
 */
export const startRound = (
  transition: Transition,
  announce: 'themeChosen' | 'startNextRound',
  at: InTheme,
  { now, timings }: Context,
): Transition | null => {
  const themed = at.theme.games[at.gameIndex];
  if (!themed) return null;
  const { name, description, type, isPlayedAs } = themed;
  const random = generator(transition.state.random);
  const seats = playingSeats(transition.state);
  const players = seats.map(personOf);
  const away = seats.filter((seat) => !isPresent(seat)).map(({ user }) => user);
  const rated = players.filter(({ user }) => !at.game.sittingOut.includes(user));
  const board = prepareRound(themed, { players: rated, away, random: random.next });
  const round = {
    game: { name, description, type, ...(isPlayedAs && { isPlayedAs }) },
    board,
    startedAt: now,
    ...clockOfBoard(board, transition.state, { now, timings }),
    drafts: players.map(({ user }) => ({ user, entry: { state: 'editing', gameData: null } as const })),
    sent: [],
    guesses: [],
    guessesDueAt: null,
  };
  return visibleChange(transition, announce, {
    random: random.state(),
    stage: { ...at, phase: 'playing', round },
  });
};

/** Ends the round: stores its record, and starts the results show. The countdown to the next round follows it. */
const endRound = (transition: Transition, context: Pick<Context, 'now' | 'timings'>): Transition => {
  const { stage } = transition.state;
  if (stage.phase !== 'playing') return transition;
  const { theme, isCustomTheme, gameIndex } = stage;
  const record = recordOf(stage, transition.state.seats);
  const game = withRecord(stage.game, record);
  const awards = roundAwards(game);
  const title = decidingTitle(game.records, game.winnerRule);
  const show = scheduleShow(record, awards, { ...context, givesPoints: givesPointsFor(record, title) });
  const countdownFrom = show ? endOfShow(show) : context.now;
  return visibleChange(transition, 'endThisRound', {
    stage: {
      phase: 'results',
      game,
      theme,
      isCustomTheme,
      gameIndex,
      awards,
      show,
      deadlineAt: countdownFrom + context.timings.resultsCountdown,
    },
  });
};

/**
 * Closes the round, or only its step if another one follows, when no present player is waited for, or when the time is up.
 * Everything locked, placed, touched or picked counts as sent. A player without progress has no vote.
 */
export const closeRound = (transition: Transition, context: Pick<Context, 'now' | 'timings'>): Transition => {
  const { state } = transition;
  if (state.stage.phase !== 'playing') return transition;
  const next = nextStep(transition, context);
  if (next) return next;
  const { drafts, closedBy } = state.stage.round;
  const end: RoundEnd = closedBy ? { kind: 'leader', by: closedBy } : { kind: 'timer' };
  const users = drafts.map(({ user }) => user);
  const closed = endRound(countDrafts(transition, users, end), context);
  const missed = state.seats.filter((seat) => !isPresent(seat) && users.includes(seat.user));
  return missed.reduce(
    (before, seat) => withChatAction(before, seat, 'was away when the round ended'),
    closed,
  );
};

/**
 * Returns the transition in which the drafts of `users` count as sent, as far as something is placed. The game keeps what
 * became of them, so that the players can read it. `end`: why the round ended for those who are present.
 */
export const countDrafts = (transition: Transition, users: UserId[], end: RoundEnd): Transition => {
  const { stage, seats } = transition.state;
  if (stage.phase !== 'playing') return transition;
  const { board, drafts, sent } = stage.round;
  const seatsOfDrafts = seats.filter(
    ({ user }) => users.includes(user) && drafts.some((draft) => draft.user === user),
  );
  if (seatsOfDrafts.length === 0) return transition;
  const round = stage.game.records.length;
  const outcomes = seatsOfDrafts.map((seat) => {
    const entry = drafts.find(({ user }) => user === seat.user)?.entry;
    const gameData =
      entry?.state === 'locked' ? entry.gameData : partialAnswer(board, entry?.gameData ?? null);
    const reason: RoundEnd = isPresent(seat) ? end : { kind: 'away' };
    const { done, max } = progressOf(board, gameData);
    const taken: UnsentAnswer['taken'] = !gameData
      ? { kind: 'nothing' }
      : entry?.state === 'locked'
        ? { kind: 'locked' }
        : { kind: 'placed', done, max };
    return { seat, gameData, unsent: { user: seat.user, round, end: reason, taken } };
  });
  const counted = outcomes.flatMap(({ seat, gameData }) =>
    gameData ? [{ ratedBy: personOf(seat), gameData }] : [],
  );
  const isCounted = ({ user }: { user: UserId }) => users.includes(user);
  // Whoever was there when the limit of the last step ended knows what counts: each step was sent by itself.
  const isTold = ({ unsent }: (typeof outcomes)[number]) =>
    unsent.end.kind !== 'timer' || unsent.taken.kind === 'nothing' || secondsOfStep(board) === null;
  const unsent = outcomes
    .filter(isTold)
    .reduce((list, outcome) => withUnsent(list, outcome.unsent), stage.game.unsent);
  return hiddenChange(transition, {
    stage: {
      ...stage,
      game: { ...stage.game, unsent },
      round: {
        ...stage.round,
        drafts: drafts.filter((draft) => !isCounted(draft)),
        sent: [...sent, ...counted],
      },
    },
  });
};

/**
 * Returns the list with another outcome. A player who is still away keeps the outcome of the round in which something was
 * placed, to read it on the return.
 */
const withUnsent = (list: UnsentAnswer[], next: UnsentAnswer): UnsentAnswer[] => {
  const last = list.find(({ user }) => user === next.user);
  const isStillAway = last?.end.kind === 'away' && next.end.kind === 'away' && next.taken.kind === 'nothing';
  return isStillAway ? list : [...list.filter((other) => other !== last), next];
};

/** Advances from the results to the theme's next game, to the choice of the next theme, or to Game Over. */
export const advance = (transition: Transition, context: Context): Transition => {
  const { stage } = transition.state;
  if (stage.phase !== 'results') return transition;
  const { theme, isCustomTheme, gameIndex } = stage;
  const at = { game: stage.game, theme, isCustomTheme, gameIndex: gameIndex + 1 };
  const next = startRound(transition, 'startNextRound', at, context);
  if (next) return next;
  const game = withUsed(stage.game, theme);
  const over = reasonToEnd(transition.state, game);
  const between = visibleChange(transition, 'startNextRoundResetTheme', {
    stage: choosingStage(transition.state, game, context),
  });
  return over ? finish(between, over, context.now) : between;
};

/**
 * Returns why the game ends after the themes played so far; null if another theme is chosen. The
 * current theme limit of the lobby applies.
 */
const reasonToEnd = ({ rules, customThemes }: RoomState, game: Game): FinishReason | null => {
  if (rules.numRounds !== null && game.usedThemes.length >= rules.numRounds) return 'roundLimit';
  return isAllPlayed(customThemes, game) ? 'noThemesLeft' : null;
};

/** Returns true if this game has played all themes of the catalogue and of the lobby. */
const isAllPlayed = (
  customThemes: CustomTheme[],
  { records, usedThemes, themesAvailable }: Game,
): boolean => {
  const own = new Set(records.filter(({ isCustomTheme }) => isCustomTheme).map(({ theme }) => theme));
  const isUsed = ({ name }: CustomTheme) => usedThemes.some((used) => isSameTheme(used, name));
  return (
    themesAvailable !== null && usedThemes.length - own.size >= themesAvailable && customThemes.every(isUsed)
  );
};

/**
 * Ends the game with its results so far. A round with at least one sent answer counts; any other round is dropped. If
 * players are missing, what is placed in the round counts as sent; if the leader ends the game, it does not.
 */
export const finish = (before: Transition, reason: FinishReason, now: number): Transition => {
  const isCutShort = reason === 'tooFewPlayers' || reason === 'endedWhileWaiting';
  const users = before.state.seats.map(({ user }) => user);
  const resumed = withoutPause(before, now);
  const transition = isCutShort ? countDrafts(resumed, users, { kind: 'gameEnd' }) : resumed;
  const { stage } = transition.state;
  if (!isRunning(stage)) return before;
  const counts = stage.phase === 'playing' && withoutEmptyAnswers(stage.round).length > 0;
  const game = counts ? withRecord(stage.game, recordOf(stage, transition.state.seats)) : stage.game;
  const played = 'theme' in stage && game.records.some(({ theme }) => isSameTheme(theme, stage.theme.name));
  const players = playersWhoTookPart(game, users);
  const over = { ...(played ? withUsed(game, stage.theme) : game), players };
  const finished = visibleChange(transition, 'gameFinished', {
    stage: { phase: 'finished', game: over, awards: gameAwards(over), reason, finishedAt: now, again: null },
  });
  return withEffect(finished, { type: 'saveGame' });
};

/**
 * Returns the transition with a changed round. The change belongs to one player and is not visible to
 * others.
 */
export const withRound = (
  transition: Transition,
  stage: PlayingStage,
  round: Partial<PlayingStage['round']>,
): Transition => hiddenChange(transition, { stage: { ...stage, round: { ...stage.round, ...round } } });

const withUsed = (game: Game, theme: ThemeSnapshot): Game => ({
  ...game,
  usedThemes: [...game.usedThemes, theme.name],
});

const withRecord = (game: Game, record: RoundRecord): Game => ({
  ...game,
  records: [...game.records, record],
});

const recordOf = (stage: PlayingStage, seats: readonly Seat[]): RoundRecord => {
  const guesses = countedGuesses(stage.round, stage.game);
  return { ...answersOf(stage, seats), ...(guesses.length > 0 && { guesses }) };
};

const answersOf = (
  { game, theme, isCustomTheme, gameIndex, round }: PlayingStage,
  seats: readonly Seat[],
): RoundRecord => {
  const sent = withoutEmptyAnswers(round);
  return {
    index: game.records.length,
    theme: theme.name,
    isCustomTheme,
    game: round.game,
    gameIndex,
    gamesInTheme: theme.games.length,
    board: round.board,
    answers: game.anonymousVotes ? anonymised(sent) : sent,
    seenBy: game.players
      .map(({ user }) => user)
      .filter(
        (user) =>
          round.sent.some(({ ratedBy }) => ratedBy.user === user) ||
          seats.some((seat) => seat.user === user && isPresent(seat)),
      ),
  };
};
