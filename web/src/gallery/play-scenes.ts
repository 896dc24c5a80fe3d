import { type Answer, sampleAnswer } from '@tallyho/game/minigames/registry';
import type { Person } from '@tallyho/game/model/person';
import { generator } from '@tallyho/game/model/random';
import { gamesFromTexts } from '@tallyho/game/themes/game';
import type { ThemeSnapshot } from '@tallyho/game/themes/theme-snapshot';
import { sendAnswer } from '../entities/room/local/played-rounds.ts';
import { flagItems, sampleThemes } from '../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../entities/room/testing/scripted-room.ts';
import { sampleOf } from '../minigames/samples.ts';
import { foodPlacement, foodTheme } from './food-theme.ts';

/** Boards that are empty, half filled (`-half`) or complete (`-full`), and results that no other scene shows. */
export const playScenes = [
  'play-slider-point-names',
  'play-slider-point-names-full',
  'play-slider-lobby',
  'play-slider-lobby-half',
  'play-slider-lobby-full',
  'play-tier-list-lobby',
  'play-tier-list-lobby-half',
  'play-tier-list-lobby-full',
  'play-slider-avatars-lobby',
  'play-slider-avatars-lobby-half',
  'play-slider-avatars-lobby-full',
  'play-se-mode',
  'play-se-mode-full',
  'play-tier-list-foods-full',
  'play-words',
  'play-words-half',
  'play-ranking',
  'play-ranking-half',
  'play-ranking-full',
  'play-hot-takes',
  'play-hot-takes-half',
  'play-hot-takes-full',
  'play-prompt',
  'play-prompt-full',
  'play-prompt-rate',
  'play-prompt-rate-half',
  'play-whose',
  'play-whose-guess',
  'play-whose-guess-half',
  'play-no-players',
  'play-ten-tiers',
  'results-words',
  'results-ranking',
  'results-hot-takes',
  'results-prompt',
  'results-whose',
  'results-se-mode',
  'results-no-players',
] as const;
export type PlayScene = (typeof playScenes)[number];

export const isPlayScene = (scene: string): scene is PlayScene => playScenes.some((name) => name === scene);

const lobbyTheme = 'Who at this table';
const texts = [
  'Cold pizza for breakfast',
  'Socks in sandals',
  'Reply all',
  'Singing in the shower, loudly and at six in the morning',
  'Naps',
  'Karaoke',
  'Pineapple',
  'Incomprehensibilities',
];

const tiers = ['S', 'A', 'B'].map((name, index) => ({
  name,
  color: (['red', 'green', 'blue'] as const)[index] ?? 'white',
}));
const takes = [...sampleOf('HotTakes').games];
/** What the players write, from the shortest to the longest that is possible. */
const lines = [
  'More cheese',
  'Your neighbour here. I have news about the boat.',
  'It is only smoke, go back to sleep, and please do not look into the garage until nine',
  'هل أنت مستيقظ؟ لدي فكرة رائعة عن الكرسي الذي في المطبخ ولا أستطيع الانتظار',
];
/** Names that do not fit side by side on a phone. */
const pointNames = [
  'I order soup',
  'Knife and fork',
  'Eight napkins',
  'Leaning far forward',
  'White was a mistake, so what',
];
const pointColors = ['red', 'orange', 'yellow', 'lime', 'green'] as const;
const extra: readonly ThemeSnapshot[] = [
  {
    name: 'Long menus',
    description: 'Names of several words.',
    type: 'normal',
    tags: [],
    games: [
      {
        type: 'Slider',
        name: 'Wrap technique',
        description: 'It is big, it drips, and you wear white. How do you eat it?',
        config: { points: pointNames.map((name, at) => ({ name, color: pointColors[at] ?? 'white' })) },
        items: [],
      },
    ],
  },
  {
    name: 'Blank cards',
    description: 'Write it.',
    type: 'normal',
    tags: [],
    games: [...sampleOf('WriteAndRate').games],
  },
  {
    name: 'Unsigned notes',
    description: 'Nobody signs.',
    type: 'normal',
    tags: [],
    games: [...sampleOf('WhoseIsIt').games],
  },
  {
    name: 'In order',
    description: 'The best flag first.',
    type: 'normal',
    tags: [],
    games: [
      {
        type: 'RankThem',
        name: 'Which flag would you sew yourself?',
        description: 'From best to worst.',
        config: { places: 7, content: null },
        items: flagItems,
      },
    ],
  },
  { name: 'Fast answers', description: 'Five seconds each.', type: 'normal', tags: [], games: takes },
  {
    name: 'Ten tiers',
    description: 'As many tiers as there can be.',
    type: 'normal',
    tags: [],
    games: [
      {
        type: 'TierList',
        name: 'From ten to one',
        description: 'Flags, in fine steps.',
        config: {
          tiers: Array.from({ length: 10 }, (_, index) => ({ name: String(10 - index), color: 'gold' })),
          ordered: true,
          content: 'Themes/Ten tiers/Game1',
          seMode: false,
        },
        items: flagItems,
      },
    ],
  },
  {
    name: 'Own words',
    description: 'Written by a player.',
    type: 'normal',
    tags: [],
    games: gamesFromTexts('TierList', { name: 'Our worst habits', texts }),
  },
  {
    name: 'One each',
    description: 'Five pictures, one per tier.',
    type: 'normal',
    tags: [],
    games: [
      {
        type: 'TierList',
        name: 'Pick three flags',
        description: 'One for each tier.',
        config: { tiers, ordered: true, content: 'Themes/One each/Game1', seMode: true },
        items: flagItems,
      },
    ],
  },
];

/** Returns the theme of a scene and the index of the game in it. */
function gameOf(scene: PlayScene): readonly [theme: string, game: number] {
  if (scene.includes('point-names')) return ['Long menus', 0];
  if (scene.includes('words')) return ['Own words', 0];
  if (scene.includes('ranking')) return ['In order', 0];
  if (scene.includes('whose')) return ['Unsigned notes', 0];
  if (scene.includes('prompt')) return ['Blank cards', 0];
  if (scene.includes('hot-takes')) return ['Fast answers', 0];
  if (scene.includes('ten-tiers')) return ['Ten tiers', 0];
  if (scene.includes('se-mode')) return ['One each', 0];
  if (scene.includes('foods')) return [foodTheme.name, 0];
  if (scene.includes('tier-list-lobby')) return [lobbyTheme, 1];
  if (scene.includes('avatars')) return [lobbyTheme, 2];
  if (scene.includes('slider-lobby') || scene.includes('players')) return [lobbyTheme, 0];
  throw new Error(`gameOf has no theme for the scene ${scene}`);
}

/** Returns the first half of an answer. */
function halfOf(answer: Answer): Answer {
  if ('order' in answer) return { order: answer.order.slice(0, Math.ceil(answer.order.length / 2)) };
  if ('ranking' in answer) return { ranking: answer.ranking.slice(0, Math.ceil(answer.ranking.length / 2)) };
  if ('picks' in answer) return { picks: answer.picks.slice(0, Math.ceil(answer.picks.length / 2)) };
  if ('marks' in answer)
    return { ...answer, marks: answer.marks.slice(0, Math.ceil(answer.marks.length / 2)) };
  if ('authors' in answer)
    return { ...answer, authors: answer.authors.slice(0, Math.ceil(answer.authors.length / 2)) };
  if ('ratings' in answer) return { ratings: answer.ratings.slice(0, Math.ceil(answer.ratings.length / 2)) };
  return answer;
}

/** Returns a room with the scene's board. `seated` is in join order; the first player leads. `now`: the room's clock. */
export function playRoom(
  scene: PlayScene,
  seated: readonly Person[],
  you: Person,
  now: () => number,
): ScriptedRoom {
  const [leader, ...others] = seated;
  if (!leader) throw new Error('A scene needs at least one player');
  const random = generator(11);
  const room = new ScriptedRoom({
    owner: leader,
    capacity: 8,
    themes: [...sampleThemes, foodTheme, ...extra],
    now,
  });
  room.join(...others);
  room.act(leader.user, { type: 'startGame' });
  const gameId = room.state.stage.phase === 'lobby' ? '' : room.state.stage.game.id;
  for (const { user } of seated) {
    room.act(user, { type: 'confirmReadiness', gameId });
    if (scene.endsWith('no-players')) room.act(user, { type: 'sitOut', gameId, sitsOut: true });
  }
  const [theme, last] = gameOf(scene);
  room.act(leader.user, { type: 'themeChosen', gameId, theme });
  const answer = (user: string) => {
    if (room.state.stage.phase !== 'playing') return;
    const { board } = room.state.stage.round;
    const sample = sampleAnswer(board, random.next);
    const isWriting = 'texts' in board && board.texts === null;
    const at = seated.findIndex((person) => person.user === user);
    const text = (board.type === 'WhoseIsIt' ? texts[at] : lines[at % lines.length])?.slice(0, 80) ?? null;
    sendAnswer(room, user, isWriting ? { ...sample, text } : sample);
  };
  for (let game = 0; game < last; game += 1) {
    for (const { user } of seated) answer(user);
    room.act(leader.user, { type: 'nextRound', gameId, theme, game });
  }
  if (scene.startsWith('results') || scene.includes('-rate') || scene.includes('-guess'))
    for (const { user } of seated) answer(user);
  if (scene === 'results-prompt' || scene === 'results-whose') for (const { user } of seated) answer(user);
  if (room.state.stage.phase !== 'playing') return room;
  const sample = scene.includes('foods')
    ? foodPlacement(0)
    : sampleAnswer(room.state.stage.round.board, random.next);
  const isHalf = scene.endsWith('-half');
  if (isHalf || scene.endsWith('-full')) {
    const half = scene.includes('tier') || scene.includes('words') ? halfPlaced(sample) : halfOf(sample);
    room.act(you.user, { type: 'saveDraft', gameId, theme, game: last, gameData: isHalf ? half : sample });
  }
  return room;
}

/** Returns the placement with every second item of each tier. */
function halfPlaced(answer: Answer): Answer {
  const every = (ids: readonly string[]) => ids.filter((_, index) => index % 2 === 0);
  if (!('tiers' in answer)) return answer;
  return {
    tiers: answer.tiers.map((tier) =>
      'items' in tier
        ? { name: tier.name, items: every(tier.items) }
        : { name: tier.name, players: every(tier.players) },
    ),
  } as Answer; // all tiers hold items, or all hold players, as before
}
