import { miniGameTypes } from '../minigames/registry.ts';
import type { RoomRules } from '../model/room-rules.ts';
import type { ChosenTheme } from '../room/state/event.ts';
import type { CustomThemeInput } from '../themes/custom-theme.ts';
import { chosenTheme, customGame, sliderGame, tierListGame } from './themes.ts';

const games = [
  ['Everything', miniGameTypes.map((type) => customGame(type))],
  ['Sliders', [sliderGame(), sliderGame()]],
  ['Five', [tierListGame(9, true)]],
  ['Each other', [customGame('SliderLobby'), customGame('TierListLobby')]],
] as const;

/** The catalogue of a random run. */
export const themes: ChosenTheme[] = games.map(([name, list]) => chosenTheme(name, [...list], games.length));

const timers: RoomRules['answerTimer'][] = [
  { mode: 'off' },
  { mode: 'soft', seconds: 30 },
  { mode: 'hard', seconds: 30 },
  { mode: 'hard', seconds: 120 },
];

const guestsRules: RoomRules['guestsMayJoin'][] = ['off', 'link', 'linkAndList', 'link'];

const whoChooses: RoomRules['whoChooses'][] = ['leader', 'vote', 'turns', 'vote', 'turns'];

/** A value for each rule, from a number. */
const ruleValues: { readonly [Rule in keyof RoomRules]: (what: number) => RoomRules[Rule] } = {
  lateJoin: (what) => what % 3 !== 0,
  answerTimer: (what) => timers[what % timers.length] ?? { mode: 'off' },
  anonymousVotes: (what) => what % 2 === 0,
  guestsMayJoin: (what) => guestsRules[what % guestsRules.length] ?? 'link',
  numRounds: (what) => [null, null, 1, 2][what % 4] ?? null,
  everythingIsNew: (what) => what % 2 === 0,
  roundsPerTheme: (what) => [null, 1, 3, 10][what % 4] ?? null,
  winner: (what) => (what % 2 === 0 ? 'favourite' : 'knowsTheRoom'),
  whoChooses: (what) => whoChooses[what % whoChooses.length] ?? 'leader',
  questionsFor: (what) => (what % 2 === 0 ? 'all' : 'grownUps'),
};
const ruleNames = Object.keys(ruleValues) as (keyof RoomRules)[]; // the keys of a record of all rules

/** Returns a change of no rule, one or two. */
export const rulesFrom = (what: number): Partial<RoomRules> => {
  const names = [ruleNames[what % (ruleNames.length + 1)], ruleNames[what % (ruleNames.length + 2)]];
  return Object.fromEntries(names.flatMap((name) => (name ? [[name, ruleValues[name](what)]] : [])));
};

/** Returns a custom theme. Names can repeat, and some themes have no games or too many. */
export const customThemeFrom = (what: number): CustomThemeInput => ({
  name: `Own theme ${what % 11}`,
  texts: Array.from({ length: [2, 5, 0, 20][what % 4] ?? 3 }, (_, at) => `Word ${at + 1}`),
  types: miniGameTypes.filter((_, at) => at === what % miniGameTypes.length || (what >> at) % 5 === 0),
});
