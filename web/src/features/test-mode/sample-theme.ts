import { limits } from '@tallyho/game/limits';
import { defaultPoints, defaultTiers } from '@tallyho/game/minigames/fields';
import { isLobbyGame, type MiniGameType, miniGames } from '@tallyho/game/minigames/registry';
import type { PlayedGame } from '@tallyho/game/themes/game';
import type { ThemeSnapshot } from '@tallyho/game/themes/theme-snapshot';
import { foods } from '../../minigames/foods.ts';

/** The questions of all lobby games. */
const lobbyQuestions = [
  'Who brings the best snacks?',
  'Who survives on a desert island?',
  'Who sings the loudest?',
  'Who tells the best stories?',
  'Who is always late?',
] as const;

const aboutPlayers = lobbyQuestions.map((name) => ({ name, description: 'Rate all players at this table.' }));
const aboutFood = ['Worth the queue?', 'At three in the morning?', 'On a first date?'].map((name) => ({
  name,
  description: 'Put each dish into a tier.',
}));
const statements = ['Pineapple on pizza', 'Cold pizza for breakfast', 'Pizza with knife and fork'].map(
  (name) => ({ name, description: 'How good is it?' }),
);
const pairs = [
  { left: 'Pizza', right: 'Tacos' },
  { left: 'Breakfast', right: 'Midnight snack' },
  { left: 'Cook', right: 'Do the dishes' },
];

/** Returns sample games of a type. Their texts and pictures are fixed. */
function sampleGames(type: MiniGameType): PlayedGame[] {
  switch (type) {
    case 'TierList':
      return aboutFood.map((titles) => ({
        ...titles,
        type,
        config: { tiers: defaultTiers, ordered: true, content: null, seMode: false },
        items: foods,
      }));
    case 'TierListLobby':
      return aboutPlayers.map((titles) => ({
        ...titles,
        type,
        config: { tiers: defaultTiers, ordered: true },
        items: [],
      }));
    case 'Slider':
      return statements.map((titles) => ({ ...titles, type, config: { points: defaultPoints }, items: [] }));
    case 'SliderLobby':
      return aboutPlayers.map((titles) => ({
        ...titles,
        type,
        config: { ratingValue: limits.lobbyRating.default },
        items: [],
      }));
    case 'SliderAvatarsLobby':
      return aboutPlayers.map((titles) => ({ ...titles, type, config: {}, items: [] }));
    case 'Choose':
      return pairs.map(({ left, right }) => ({
        name: `${left} or ${right.toLowerCase()}?`,
        description: 'Pick a side.',
        type,
        config: {
          selectedPair: { left: 'red', right: 'blue' },
          sideHeaderLeft: left,
          sideDescriptionLeft: '',
          sideHeaderRight: right,
          sideDescriptionRight: '',
        },
        items: [],
      }));
    default:
      return type satisfies never;
  }
}

/** Returns a theme of sample games of one type. `count`: the maximum number of games; all of them if omitted. */
export const sampleTheme = (type: MiniGameType, count?: number): ThemeSnapshot => ({
  name: `Sample: ${miniGames[type].label}`,
  description: 'Sample data of test mode.',
  type: isLobbyGame(type) ? 'lobby' : 'normal',
  tags: [],
  games: sampleGames(type).slice(0, count),
});
