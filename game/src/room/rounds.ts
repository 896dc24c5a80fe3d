import { gameAwards, roundAwards } from '../awards/awards-of.ts';
import { prepareRound } from '../minigames/registry.ts';
import { scheduleShow } from '../show/show.ts';
import { anonymised } from './anonymity.ts';
import type { Context } from './event.ts';
import { generator } from './random.ts';
import type { FinishReason, Game, RoomState, RoundRecord, Stage } from './state.ts';
import type { ThemeSnapshot } from './theme.ts';
import { isRunning, personOf, quietly, show, type Turn, withEffect } from './turn.ts';

type Playing = Extract<Stage, { phase: 'playing' }>;
type InTheme = Pick<Playing, 'game' | 'theme' | 'themesAvailable' | 'isOwnTheme' | 'gameIndex'>;

/** True if both name the same theme: names are unique without regard to case and outer blanks (decision 13). */
export const isSameTheme = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

/** Deals the board of game `gameIndex`; everybody seated starts editing. Null if the theme has no such game. */
export const startRound = (
  turn: Turn,
  announce: 'themeChosen' | 'startNextRound',
  at: InTheme,
  { now, timings }: Context,
): Turn | null => {
  const themed = at.theme.games[at.gameIndex];
  if (!themed) return null;
  const { name, description, type } = themed;
  const random = generator(turn.state.random);
  const players = turn.state.seats.map(personOf);
  const rated = players.filter(({ user }) => !at.game.sittingOut.includes(user));
  const { answerTimer } = turn.state.rules;
  const round = {
    game: { name, description, type },
    board: prepareRound(themed, { players: rated, random: random.next }),
    startedAt: now,
    answersDueAt: answerTimer.mode === 'hard' ? now + answerTimer.seconds * timings.answerSecond : null,
    drafts: players.map(({ user }) => ({ user, entry: { code: 0, gameData: null } as const })),
    sent: [],
  };
  return show(turn, announce, { random: random.state(), stage: { ...at, phase: 'playing', round } });
};

/** The round is over: its record is made and the countdown to the next one runs, with the show of the results (decision 2). */
export const endRound = (turn: Turn, context: Context): Turn => {
  const { stage } = turn.state;
  if (stage.phase !== 'playing') return turn;
  const { theme, themesAvailable, isOwnTheme, gameIndex } = stage;
  const { game, random, record } = recorded(turn.state, stage);
  const awards = roundAwards(game);
  const deadlineAt = context.now + context.timings.resultsCountdown;
  const results = { theme, themesAvailable, isOwnTheme, gameIndex, awards, deadlineAt };
  return show(turn, 'endThisRound', {
    random,
    stage: { phase: 'results', game, ...results, show: scheduleShow(record, awards, context) },
  });
};

/** The answer timer has run out: what is locked counts as sent, and who has neither locked nor sent as no vote. */
export const closeRound = (turn: Turn, context: Context): Turn => {
  const { stage, seats } = turn.state;
  if (stage.phase !== 'playing') return turn;
  const locked = stage.round.drafts.flatMap(({ user, entry }) => {
    const seat = seats.find((other) => other.user === user);
    return entry.code === 1 && seat ? [{ ratedBy: personOf(seat), gameData: entry.gameData }] : [];
  });
  return endRound(withRound(turn, stage, { sent: [...stage.round.sent, ...locked] }), context);
};

/** From the results to the theme's next game, to the next theme, or to Game Over (decisions 1, 3). */
export const advance = (turn: Turn, context: Context): Turn => {
  const { stage } = turn.state;
  if (stage.phase !== 'results') return turn;
  const { theme, themesAvailable, isOwnTheme } = stage;
  const at = { game: stage.game, theme, themesAvailable, isOwnTheme, gameIndex: stage.gameIndex + 1 };
  const next = startRound(turn, 'startNextRound', at, context);
  if (next) return next;
  const game = withUsed(stage.game, theme);
  const { numRounds } = turn.state.rules;
  if (numRounds !== null && game.usedThemes.length >= numRounds)
    return finish(turn, 'roundLimit', context.now);
  if (themesAvailable !== null && isAllPlayed(turn.state, game, themesAvailable))
    return finish(turn, 'noThemesLeft', context.now);
  return show(turn, 'startNextRoundResetTheme', { stage: { phase: 'choosing', game } });
};

/** True if neither the catalogue, with so many themes, nor the lobby has one left that this game has not played. */
const isAllPlayed = ({ ownThemes }: RoomState, game: Game, catalogue: number): boolean => {
  const own = new Set(game.records.filter(({ isOwnTheme }) => isOwnTheme).map(({ theme }) => theme));
  const isUsed = (name: string) => game.usedThemes.some((used) => isSameTheme(used, name));
  return (
    game.usedThemes.length - own.size >= catalogue && ownThemes.every(({ snapshot }) => isUsed(snapshot.name))
  );
};

/** Game Over with what there is: a round in which somebody has sent an answer counts, any other is dropped (decision 9). */
export const finish = (turn: Turn, reason: FinishReason, now: number): Turn => {
  const { stage } = turn.state;
  if (!isRunning(stage)) return turn;
  const sentSome = stage.phase === 'playing' && stage.round.sent.length > 0;
  const { game, random } = sentSome
    ? recorded(turn.state, stage)
    : { game: stage.game, random: turn.state.random };
  const played = 'theme' in stage && game.records.some(({ theme }) => isSameTheme(theme, stage.theme.name));
  const over = played ? withUsed(game, stage.theme) : game;
  const finished = show(turn, 'gameFinished', {
    random,
    stage: { phase: 'finished', game: over, awards: gameAwards(over), reason, finishedAt: now },
  });
  return withEffect(finished, { type: 'saveGame' });
};

/** A round in play, changed by one player where nobody else sees it. */
export const withRound = (turn: Turn, stage: Playing, round: Partial<Playing['round']>): Turn =>
  quietly(turn, { stage: { ...stage, round: { ...stage.round, ...round } } });

const withUsed = (game: Game, theme: ThemeSnapshot): Game => ({
  ...game,
  usedThemes: [...game.usedThemes, theme.name],
});

const recorded = (
  state: RoomState,
  { game, theme, isOwnTheme, gameIndex, round }: Playing,
): { game: Game; record: RoundRecord; random: number } => {
  const random = generator(state.random);
  const record: RoundRecord = {
    index: game.records.length,
    theme: theme.name,
    isOwnTheme,
    game: round.game,
    gameIndex,
    gamesInTheme: theme.games.length,
    board: round.board,
    answers: game.anonymousVotes ? anonymised(round.sent, random.next) : round.sent,
  };
  return { game: { ...game, records: [...game.records, record] }, record, random: random.state() };
};
