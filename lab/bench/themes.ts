import { isLobbyGame, miniGameTypes } from '@tallyho/game/minigames/registry';
import type { ChosenTheme } from '@tallyho/game/room/event';
import { chooseGame, chosenTheme, sliderGame, tierListGame } from '@tallyho/game/testing/themes';
import { themeFromTexts } from '@tallyho/game/themes/custom-theme';

const pictures = 24;

/** A normal theme: a tier list of 24 pictures, a slider and a choice. */
export const normalTheme = (): ChosenTheme =>
  chosenTheme('Test', [tierListGame(pictures), sliderGame(), chooseGame()]);

/** A lobby theme with every game that rates players. */
export const lobbyTheme = (): ChosenTheme => {
  const types = miniGameTypes.filter(isLobbyGame);
  return { ...normalTheme(), snapshot: themeFromTexts({ name: 'Players', texts: [], types }) };
};
