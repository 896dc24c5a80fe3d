import { generator } from '../../model/random.ts';
import { themeFromTexts } from '../../themes/custom-theme.ts';
import { drawGames } from '../../themes/draw-games.ts';
import type { ThemeSnapshot } from '../../themes/theme-snapshot.ts';
import { withoutOption, withTurn } from '../choosing/choice.ts';
import { lastTypeOf } from '../choosing/theme-draw.ts';
import { isWaiting } from '../clock/waiting.ts';
import type { Context, RoomEvent } from '../state/event.ts';
import type { ChoosingStage } from '../state/state.ts';
import { hiddenChange, type Transition } from '../state/transition.ts';
import { startRound } from './rounds.ts';

/**
 * Starts the first round of a theme. The API has drawn the games of a theme of the catalogue; they are drawn here if it has not,
 * or if the rule was lowered meanwhile. Returns null if the theme has no game.
 */
export const startTheme = (
  transition: Transition,
  stage: ChoosingStage,
  theme: { snapshot: ThemeSnapshot; isCustomTheme: boolean; available: number | null },
  context: Context,
): Transition | null => {
  const { snapshot, isCustomTheme, available } = theme;
  const { random: seed, rules, turns } = transition.state;
  const random = generator(seed);
  const games = drawGames(snapshot.games, {
    ...rules,
    random: random.next,
    lastType: lastTypeOf(stage.game.records),
  });
  const first = {
    game: { ...stage.game, themesAvailable: available ?? stage.game.themesAvailable },
    theme: { ...snapshot, games },
    isCustomTheme,
    gameIndex: 0,
  };
  const { choice } = stage;
  const drawn = hiddenChange(transition, {
    random: random.state(),
    turns: choice.kind === 'turn' ? withTurn(turns, choice.user) : turns,
  });
  return startRound(drawn, 'themeChosen', first, context);
};

/**
 * Starts the theme that the players have voted for, with what the API has of it. A theme that is gone is left out. Does nothing
 * if no vote waits for it; the room asks again.
 */
export const startVotedTheme = (
  transition: Transition,
  { gameId, option, theme }: Extract<RoomEvent, { type: 'themeLoaded' }>,
  context: Context,
): Transition => {
  const { state } = transition;
  const { stage } = state;
  if (stage.phase !== 'choosing' || stage.game.id !== gameId || stage.choice.kind !== 'decided')
    return transition;
  const winner = stage.choice.options[stage.choice.option];
  if (winner?.theme !== option.theme || winner.customTheme !== option.customTheme) return transition;
  if (state.pause !== null || isWaiting(state)) return transition;
  const own = state.customThemes.find(({ id }) => id === option.customTheme);
  const snapshot = option.customTheme === null ? theme?.snapshot : own && themeFromTexts(own);
  const isCustomTheme = option.customTheme !== null;
  const available = theme?.available ?? null;
  const started = snapshot && startTheme(transition, stage, { snapshot, isCustomTheme, available }, context);
  return started ?? withoutOption(transition, stage, stage.choice, context);
};
