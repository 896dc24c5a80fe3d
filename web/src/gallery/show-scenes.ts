import { defaultTimings } from '@tallyho/game/limits';
import { type Board, sampleAnswer } from '@tallyho/game/minigames/registry';
import type { Person } from '@tallyho/game/model/person';
import { generator } from '@tallyho/game/model/random';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import type { ThemeSnapshot } from '@tallyho/game/themes/theme-snapshot';
import { playNextRound, playTheme, startChoosing } from '../entities/room/local/played-rounds.ts';
import { rolesTheme, sampleThemes } from '../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../entities/room/testing/scripted-room.ts';
import { foods } from '../minigames/foods.ts';
import { flagPlacement } from './flag-placement.ts';
import { foodPlacement, foodTheme } from './food-theme.ts';

/** The scenes of results and Game Over. */
export const showScenes = [
  'show-tier-list',
  'show-foods',
  'show-phrases',
  'show-slider',
  'show-slider-words',
  'show-choose',
  'show-slider-lobby',
  'show-tier-list-lobby',
  'show-roles',
  'show-slider-avatars-lobby',
  'show-anonymous',
  'show-guesses',
  'show-guesses-tiers',
  'show-guesses-foods',
  'show-guesses-choose',
  'show-guesses-unanimous',
  'show-guesses-row',
  // With four players nobody puts the first one first, and the averages are close.
  'show-guesses-row-close',
  'show-guesses-lobby',
  'show-no-ratings',
  'over-winner',
  'over-roles',
  'over-tie',
  'over-favourites',
  'over-anonymous',
  'over-questions',
  'over-nothing',
  'over-too-few',
  'over-asked',
  'over-guesses',
  'over-guesses-only',
] as const;
export type ShowScene = (typeof showScenes)[number];

export const isShowScene = (scene: string): scene is ShowScene => showScenes.some((name) => name === scene);

const normalTheme = 'Flags of the world';
const lobbyTheme = 'Who at this table';
const longPoints: ThemeSnapshot = {
  name: 'Fine differences',
  description: 'Seven points with long names.',
  type: 'normal',
  tags: [],
  games: [
    {
      type: 'Slider',
      name: 'How far would you follow this recipe?',
      description: 'Word for word, or not at all?',
      config: {
        points: [
          { name: 'Unconditionally', color: 'red' },
          { name: 'Only under supervision', color: 'orange' },
          { name: 'Grudgingly', color: 'gold' },
          { name: 'It depends on the ingredients', color: 'yellow' },
          { name: 'Enthusiastically', color: 'green' },
          { name: 'Word for word', color: 'cyan' },
          { name: 'Marry me', color: 'blue' },
        ],
      },
      items: [],
    },
  ],
};

const dishes = [
  'Sandwich',
  'Stuffed flatbread',
  'Hot dog with mustard',
  'Falafel',
  'Bowl of ramen',
  'Burrito',
  'Oden skewer',
  'Fried shrimp',
  'Dumpling',
  'French fries',
];
const queueTiers = [
  { name: 'Round the block', color: 'green' },
  { name: 'Worth a detour', color: 'yellow' },
  { name: 'If I am peckish', color: 'gold' },
  { name: 'Only after midnight', color: 'orange' },
  { name: 'Only on a dare', color: 'red' },
] as const;
/** As large as a real game: five long tiers, a long question, and ten items. */
const streetFood: ThemeSnapshot = {
  name: 'Eaten standing',
  description: 'Remembered for years.',
  type: 'normal',
  tags: ['food'],
  games: [
    {
      type: 'TierList',
      name: 'Worth the queue?',
      description: 'The line is long and it starts to rain. What are you still waiting for?',
      config: {
        tiers: [...queueTiers],
        ordered: true,
        content: 'Themes/Eaten standing/Game1',
        seMode: false,
      },
      items: dishes.map((alt, index) => ({
        id: `dish-${index}`,
        url: foods[index % foods.length]?.url ?? null,
        alt,
      })),
    },
  ],
};
/** The tier of each dish, as most players see it: two share the first place, and three the third. */
const usualTiers = [0, 0, 1, 1, 1, 2, 2, 3, 3, 4];

/** Returns the placement of the dishes by a player. The first two players disagree about the hot dog and the burrito. */
function dishPlacement(seat: number) {
  const tierOf = (dish: number) => {
    const usual = usualTiers[dish] ?? 0;
    if (dish === 2 && seat < 4) return [4, 0, 0, 0][seat];
    return dish === 5 && seat < 2 ? seat * 4 : usual;
  };
  return {
    tiers: queueTiers.map(({ name }, tier) => ({
      name,
      items: dishes.flatMap((_, dish) => (tierOf(dish) === tier ? [`dish-${dish}`] : [])),
    })),
  };
}

/**
 * Returns a line-up of friends who partly agree, from the worst place on: most put the first player first and all but one the last player
 * last. The first player puts the third one first instead, and the others differ in the middle.
 */
function friendsLineUp(players: readonly Person[], seat: number) {
  const best = players.map(({ user }) => user);
  const move = (from: number, to: number) => {
    const [moved] = from < best.length ? best.splice(from, 1) : [];
    if (moved !== undefined) best.splice(to, 0, moved);
  };
  if (seat === 0) move(2, 0);
  else if (seat % 2 === 0) move(2, 1);
  if (seat > 3) move(4, 3);
  return { order: best.toReversed() };
}

/** Returns the tiers of the same friends: the first two places of their line-up have a tier each, and all others the next one. */
function friendsTiers({ tiers, players }: Extract<Board, { type: 'TierListLobby' }>, seat: number) {
  const best = friendsLineUp(players, seat).order.toReversed();
  return {
    tiers: tiers.map(({ name }, tier) => ({
      name,
      players: best.filter((_, place) => Math.min(place, 2, tiers.length - 1) === tier),
    })),
  };
}

/** The themes and number of games that have been played, in order. The results of the last game are shown. */
const played: Record<ShowScene, readonly (readonly [theme: string, games: number])[]> = {
  'show-tier-list': [[normalTheme, 1]],
  'show-foods': [[foodTheme.name, 1]],
  'show-phrases': [['Worth the trip', 1]],
  'show-slider': [[normalTheme, 2]],
  'show-slider-words': [[longPoints.name, 1]],
  'show-choose': [[normalTheme, 3]],
  'show-slider-lobby': [[lobbyTheme, 1]],
  'show-tier-list-lobby': [[lobbyTheme, 2]],
  'show-roles': [[rolesTheme.name, 1]],
  'show-slider-avatars-lobby': [[lobbyTheme, 3]],
  'show-anonymous': [[lobbyTheme, 1]],
  'show-guesses': [[normalTheme, 2]],
  'show-guesses-tiers': [[streetFood.name, 1]],
  'show-guesses-foods': [[foodTheme.name, 1]],
  'show-guesses-choose': [[normalTheme, 3]],
  'show-guesses-unanimous': [[normalTheme, 3]],
  'show-guesses-row': [[lobbyTheme, 3]],
  'show-guesses-row-close': [[lobbyTheme, 3]],
  'show-guesses-lobby': [[lobbyTheme, 1]],
  'show-no-ratings': [],
  'over-winner': [
    [lobbyTheme, 3],
    [normalTheme, 1],
  ],
  'over-roles': [[rolesTheme.name, 1]],
  'over-tie': [[lobbyTheme, 1]],
  'over-favourites': [[normalTheme, 3]],
  'over-anonymous': [
    [normalTheme, 3],
    [lobbyTheme, 1],
  ],
  'over-questions': [['Desserts', 2]],
  'over-nothing': [],
  'over-too-few': [[lobbyTheme, 1]],
  'over-asked': [[lobbyTheme, 1]],
  'over-guesses': [
    [lobbyTheme, 3],
    [normalTheme, 3],
  ],
  'over-guesses-only': [[normalTheme, 3]],
};

const rulesOf = (scene: ShowScene): Partial<RoomRules> => ({
  anonymousVotes: scene.endsWith('anonymous'),
  answerTimer: scene === 'show-no-ratings' ? { mode: 'hard', seconds: 30 } : { mode: 'off' },
});

/** Returns a room whose results started `at` seconds ago. The first player of `seated` leads. */
export function showRoom(scene: ShowScene, seated: readonly Person[], at: number): ScriptedRoom {
  let clockDelay = at * 1000;
  const random = generator(4);
  const [leader, ...others] = seated;
  if (!leader) throw new Error('A scene needs at least one player');
  const room = new ScriptedRoom({
    owner: leader,
    capacity: 8,
    themes: [...sampleThemes, rolesTheme, longPoints, streetFood, foodTheme],
    rules: rulesOf(scene),
    now: () => Date.now() - clockDelay,
    ...(scene.includes('guesses') && { timings: { guessTime: defaultTimings.guessTime } }),
  }).join(...others);
  const gameId = startChoosing(room);
  for (const [index, [theme, games]] of played[scene].entries()) {
    if (index > 0) playNextRound(room);
    playTheme(room, { gameId, theme, games }, (board, seat) => {
      // A tie: all players give all players the same mark.
      if (scene === 'over-tie' && board.type === 'SliderLobby')
        return { ratings: board.players.map(({ user }) => ({ player: user, value: 70 })) };
      if (scene === 'show-guesses-unanimous' && board.type === 'Choose') return { selectedSide: 'right' };
      // The votes of the scene `results-tier-list`: the same evening.
      if (scene === 'show-tier-list') return flagPlacement(seat);
      if (scene === 'show-guesses-tiers') return dishPlacement(seat);
      if (scene.endsWith('foods')) return foodPlacement(seat);
      if (
        board.type === 'SliderAvatarsLobby' &&
        (scene === 'show-guesses-row' || scene === 'show-slider-avatars-lobby')
      )
        return friendsLineUp(board.players, seat);
      if (board.type === 'TierListLobby' && scene === 'show-tier-list-lobby')
        return friendsTiers(board, seat);
      return sampleAnswer(board, random.next);
    });
  }
  if (scene === 'show-no-ratings') {
    clockDelay += 31_000;
    room.act(leader.user, { type: 'themeChosen', gameId, theme: normalTheme });
    clockDelay -= 31_000;
    room.tick();
  }
  if (scene === 'over-too-few') for (const { user } of others) room.act(user, { type: 'leaveLobby' });
  else if (scene.startsWith('over-')) room.act(leader.user, { type: 'gameFinished', gameId });
  if (scene === 'over-asked') room.act(leader.user, { type: 'playAgain', gameId });
  clockDelay = 0;
  return room;
}
