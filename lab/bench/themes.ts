import type { ChosenTheme } from '@tallyho/game/room/state/event';
import { chooseGame, chosenTheme, sliderGame, tierListGame } from '@tallyho/game/testing/themes';

const pictures = 24;

/** A normal theme: a tier list of 24 pictures, a slider and a choice. */
export const normalTheme = (): ChosenTheme =>
  chosenTheme('Test', [tierListGame(pictures), sliderGame(), chooseGame()]);
