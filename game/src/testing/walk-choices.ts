import { miniGameTypes } from '../minigames/registry.ts';
import type { RoomRules } from '../model/room-rules.ts';
import type { ChosenTheme } from '../room/event.ts';
import type { OwnThemeInput } from '../themes/own-theme.ts';
import { chosenTheme, sliderGame, tierListGame, wordGame } from './themes.ts';

const games = [
  ['Everything', miniGameTypes.slice(0, 10).map((type) => wordGame(type))],
  ['Sliders', [sliderGame(), sliderGame()]],
  ['Five', [tierListGame(9, true)]],
  ['Each other', [wordGame('SliderLobby'), wordGame('TierListLobby')]],
] as const;

/** The catalogue of a random life. */
export const themes: ChosenTheme[] = games.map(([name, list]) => chosenTheme(name, [...list], games.length));

const timers: RoomRules['answerTimer'][] = [
  { mode: 'off' },
  { mode: 'soft', seconds: 30 },
  { mode: 'hard', seconds: 30 },
  { mode: 'hard', seconds: 120 },
];

/** Some change of the rules. */
export const rulesFrom = (what: number): Partial<RoomRules> => {
  const changes: Partial<RoomRules>[] = [
    { lateJoin: what % 3 !== 0 },
    { answerTimer: timers[what % timers.length] ?? { mode: 'off' } },
    { anonymousVotes: what % 2 === 0 },
    { numRounds: [null, null, 1, 2][what % 4] ?? null },
  ];
  return { ...changes[what % 5], ...changes[what % 7] };
};

/** Some theme of a player's own; of few names, so that one may be there already, and some make no game or too many. */
export const wordsFrom = (what: number): OwnThemeInput => ({
  name: `Own theme ${what % 11}`,
  texts: Array.from({ length: [2, 5, 0, 20][what % 4] ?? 3 }, (_, at) => `Word ${at + 1}`),
  types: miniGameTypes.filter((_, at) => at === what % miniGameTypes.length || (what >> at) % 5 === 0),
});
