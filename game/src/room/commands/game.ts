import { themeFromTexts } from '../../themes/custom-theme.ts';
import { isSameTheme } from '../../themes/theme-snapshot.ts';
import type { ChosenTheme, CommandOf, Context } from '../event.ts';
import { advanceIfReady } from '../quorum.ts';
import { finish, startRound } from '../rounds.ts';
import type { Seat } from '../state.ts';
import { gameOf, isRunning, type Outcome, reject, type Transition, visibleChange } from '../transition.ts';

/**
 * Confirms that the sender is ready. When all present players are ready, the instance starts automatically.
 * A late confirmation is not an error.
 */
export const confirmReadiness = (
  transition: Transition,
  seat: Seat,
  { gameId }: CommandOf<'confirmReadiness'>,
  context: Context,
): Outcome => {
  const { stage } = transition.state;
  if (gameOf(stage)?.id !== gameId || !isRunning(stage)) return reject('staleGame');
  if (stage.phase !== 'readyCheck' || stage.ready.includes(seat.user)) return transition;
  const ready = [...stage.ready, seat.user];
  return advanceIfReady(
    visibleChange(transition, 'updateConfirmations', { stage: { ...stage, ready } }),
    context,
  );
};

/**
 * Requests the start that the room performs automatically when all are ready. Accepted after the start;
 * rejected while a player is not ready.
 */
export const startGameInstance = (
  transition: Transition,
  { gameId }: CommandOf<'startGameInstance'>,
): Outcome => {
  const { stage } = transition.state;
  if (gameOf(stage)?.id !== gameId || !isRunning(stage)) return reject('staleGame');
  return stage.phase === 'readyCheck' ? reject('wrongPhase') : transition;
};

/** The leader chooses a theme that this game has not played; its first round starts. */
export const chooseTheme = (
  transition: Transition,
  seat: Seat,
  { gameId, customTheme }: CommandOf<'themeChosen'>,
  theme: ChosenTheme | null,
  context: Context,
): Outcome => {
  const { leader, stage } = transition.state;
  if (seat.user !== leader) return reject('notLeader');
  if (gameOf(stage)?.id !== gameId || !isRunning(stage)) return reject('staleGame');
  if (stage.phase !== 'choosing') return reject('wrongPhase');
  const isCustomTheme = customTheme !== undefined;
  const own = transition.state.customThemes.find(({ id }) => id === customTheme);
  const snapshot = isCustomTheme ? own && themeFromTexts(own) : theme?.snapshot;
  if (!snapshot) return reject('themeNotFound');
  if (stage.game.usedThemes.some((used) => isSameTheme(used, snapshot.name)))
    return reject('themeAlreadyUsed');
  const themesAvailable = (isCustomTheme ? null : theme?.available) ?? stage.game.themesAvailable;
  const first = { game: { ...stage.game, themesAvailable }, theme: snapshot, isCustomTheme, gameIndex: 0 };
  return startRound(transition, 'themeChosen', first, context) ?? reject('themeNotFound');
};

/** Stops or resumes rating the sender, in the rounds of this game that have not started. */
export const sitOut = (
  transition: Transition,
  seat: Seat,
  { gameId, sitsOut }: CommandOf<'sitOut'>,
): Outcome => {
  const { stage } = transition.state;
  if (gameOf(stage)?.id !== gameId || !isRunning(stage)) return reject('staleGame');
  const { sittingOut } = stage.game;
  if (sittingOut.includes(seat.user) === sitsOut) return transition;
  const others = sittingOut.filter((user) => user !== seat.user);
  const game = { ...stage.game, sittingOut: sitsOut ? [...others, seat.user] : others };
  return visibleChange(transition, 'updateConfirmations', { stage: { ...stage, game } });
};

/** The leader ends the game with its results so far. After the end, the command does nothing. */
export const finishGame = (
  transition: Transition,
  seat: Seat,
  { gameId }: CommandOf<'gameFinished'>,
  { now }: Context,
): Outcome => {
  if (seat.user !== transition.state.leader) return reject('notLeader');
  if (gameOf(transition.state.stage)?.id !== gameId) return reject('staleGame');
  return finish(transition, 'endedByLeader', now);
};
