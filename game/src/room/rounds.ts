import { prepareRound } from '../minigames/registry.ts';
import type { Context } from './event.ts';
import { generator } from './random.ts';
import type { FinishReason, Game, RoundRecord, Stage } from './state.ts';
import type { ThemeSnapshot } from './theme.ts';
import { isRunning, personOf, quietly, show, type Turn, withEffect } from './turn.ts';

type Playing = Extract<Stage, { phase: 'playing' }>;
type InTheme = Pick<Playing, 'game' | 'theme' | 'themesAvailable' | 'gameIndex'>;

/** True if both name the same theme: names are unique without regard to case and outer blanks (decision 13). */
export const isSameTheme = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

/** Deals the board of game `gameIndex`; everybody seated starts editing. Null if the theme has no such game. */
export const startRound = (
  turn: Turn,
  announce: 'themeChosen' | 'startNextRound',
  at: InTheme,
): Turn | null => {
  const themed = at.theme.games[at.gameIndex];
  if (!themed) return null;
  const { name, description, type } = themed;
  const random = generator(turn.state.random);
  const players = turn.state.seats.map(personOf);
  const board = prepareRound(themed, { players, random: random.next });
  const drafts = players.map(({ user }) => ({ user, entry: { code: 0, gameData: null } as const }));
  return show(turn, announce, {
    random: random.state(),
    stage: { ...at, phase: 'playing', round: { game: { name, description, type }, board, drafts, sent: [] } },
  });
};

/** The round is over: its record is made and the countdown to the next one runs (decision 2). */
export const endRound = (turn: Turn, { now, timings }: Context): Turn => {
  const { stage } = turn.state;
  if (stage.phase !== 'playing') return turn;
  const { theme, themesAvailable, gameIndex } = stage;
  const game = recorded(stage);
  const deadlineAt = now + timings.resultsCountdown;
  return show(turn, 'endThisRound', {
    stage: { phase: 'results', game, theme, themesAvailable, gameIndex, deadlineAt },
  });
};

/** From the results to the theme's next game, to the next theme, or to Game Over (decisions 1, 3). */
export const advance = (turn: Turn, now: number): Turn => {
  const { stage } = turn.state;
  if (stage.phase !== 'results') return turn;
  const { theme, themesAvailable } = stage;
  const next = { game: stage.game, theme, themesAvailable, gameIndex: stage.gameIndex + 1 };
  const started = startRound(turn, 'startNextRound', next);
  if (started) return started;
  const game = withUsed(stage.game, theme);
  const { numRounds } = turn.state;
  if (numRounds !== null && game.usedThemes.length >= numRounds) return finish(turn, 'roundLimit', now);
  if (game.usedThemes.length >= themesAvailable) return finish(turn, 'noThemesLeft', now);
  return show(turn, 'startNextRoundResetTheme', { stage: { phase: 'choosing', game } });
};

/** Game Over with what there is: a round in which somebody has sent an answer counts, any other is dropped (decision 9). */
export const finish = (turn: Turn, reason: FinishReason, now: number): Turn => {
  const { stage } = turn.state;
  if (!isRunning(stage)) return turn;
  const sentSome = stage.phase === 'playing' && stage.round.sent.length > 0;
  const game = sentSome ? recorded(stage) : stage.game;
  const played = 'theme' in stage && game.records.some(({ theme }) => isSameTheme(theme, stage.theme.name));
  const finished = show(turn, 'gameFinished', {
    stage: { phase: 'finished', game: played ? withUsed(game, stage.theme) : game, reason, finishedAt: now },
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

const recorded = ({ game, theme, gameIndex, round }: Playing): Game => {
  const record: RoundRecord = {
    index: game.records.length,
    theme: theme.name,
    game: round.game,
    gameIndex,
    gamesInTheme: theme.games.length,
    board: round.board,
    answers: round.sent,
  };
  return { ...game, records: [...game.records, record] };
};
