import type { ChosenTheme } from '@tallyho/game/room/state/event';
import { chooseGame, chosenTheme, customGame, sliderGame, tierListGame } from '@tallyho/game/testing/themes';

const pictures = 24;

/** A normal theme: a tier list of 24 pictures, a slider and a choice. */
export const normalTheme = (): ChosenTheme =>
  chosenTheme('Test', [tierListGame(pictures), sliderGame(), chooseGame()]);

const cupTexts = ['Tea', 'Coffee', 'Milk', 'Juice', 'Water', 'Cocoa', 'Cola', 'Soup'];

/** The theme that the players of a played evening vote for: two rounds in which they write, and a cup. */
export const eveningTheme = (): ChosenTheme =>
  chosenTheme('Evening', [customGame('WriteAndRate'), customGame('WhoseIsIt'), customGame('Cup', cupTexts)]);

/** All themes of the rooms. With a single one left there is nothing to vote for. */
export const themes = (): ChosenTheme[] => [
  normalTheme(),
  eveningTheme(),
  chosenTheme('Other', [sliderGame()]),
];
