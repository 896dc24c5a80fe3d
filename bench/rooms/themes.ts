import { isLobbyGame, miniGameTypes } from '@tallyho/game/minigames/registry';
import type { ChosenTheme } from '@tallyho/game/room/event';
import { chooseGame, chosenTheme, sliderGame, tierListGame } from '@tallyho/game/testing/themes';
import { themeFromTexts } from '@tallyho/game/themes/custom-theme';

const pictures = 24;

/** Things to rate: 24 pictures to rank, then a slider and a choice. */
export const thingsTheme = (): ChosenTheme =>
  chosenTheme('Test', [tierListGame(pictures), sliderGame(), chooseGame()]);

/** The players to rate, in every game that does. */
export const playersTheme = (): ChosenTheme => {
  const types = miniGameTypes.filter(isLobbyGame);
  return { ...thingsTheme(), snapshot: themeFromTexts({ name: 'Players', texts: [], types }) };
};
