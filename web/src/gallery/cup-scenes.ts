import type { CupBoard } from '@tallyho/game/minigames/cup/schema';
import type { Person } from '@tallyho/game/model/person';
import { generator } from '@tallyho/game/model/random';
import { gamesFromTexts, type PlayedGame } from '@tallyho/game/themes/game';
import { answerRound, startChoosing } from '../entities/room/local/played-rounds.ts';
import { flagItems } from '../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../entities/room/testing/scripted-room.ts';

/** Cups: a new one, one in the middle, an outcome, a coin, sixteen items, texts only, and results. */
export const cupScenes = [
  'cup',
  'cup-voted',
  'cup-outcome',
  'cup-coin',
  'cup-sixteen',
  'cup-sixteen-final',
  'cup-words',
  'results-cup',
  'results-cup-sixteen',
] as const;
export type CupScene = (typeof cupScenes)[number];

export const isCupScene = (scene: string): scene is CupScene => cupScenes.some((name) => name === scene);

const theme = 'Duels';
const words = [
  'Naps',
  'Karaoke',
  'Cold pizza',
  'Reply all',
  'Socks in sandals',
  'Pineapple',
  'Puns',
  'Queues',
];

function gameOf(scene: CupScene): PlayedGame {
  const size = scene.includes('sixteen') ? 16 : 8;
  const [own] = gamesFromTexts('Cup', { name: 'Our worst habits', texts: words });
  if (scene === 'cup-words' && own) return own;
  return {
    type: 'Cup',
    name: 'Which flag would you sew yourself?',
    description: 'Duel by duel, until one is left.',
    config: { size, content: null },
    items: flagItems,
  };
}

/** Returns when a scene stops: the number of duels, and whether the last one is decided. */
function endOf(scene: CupScene): { readonly duels: number; readonly isDecided: boolean } {
  if (scene === 'cup') return { duels: 1, isDecided: false };
  if (scene === 'cup-sixteen-final') return { duels: 15, isDecided: false };
  if (scene === 'cup-sixteen') return { duels: 6, isDecided: false };
  return { duels: 5, isDecided: scene === 'cup-outcome' || scene === 'cup-coin' };
}

/** Returns a room with the scene's cup. `seated` is in join order; the first player leads. `now`: the room's clock. */
export function cupRoom(
  scene: CupScene,
  seated: readonly Person[],
  you: Person,
  now: () => number,
): ScriptedRoom {
  const [leader, ...others] = seated;
  if (!leader) throw new Error('A scene needs at least one player');
  const games = [gameOf(scene)];
  const themes = [{ name: theme, description: 'Two at a time.', type: 'normal' as const, tags: [], games }];
  const room = new ScriptedRoom({ owner: leader, capacity: 8, themes, now }).join(...others);
  const gameId = startChoosing(room);
  room.act(leader.user, { type: 'themeChosen', gameId, theme });
  const { next } = generator(3);
  const vote = (user: string, board: CupBoard, side: 'left' | 'right') => {
    const duel = board.duels.length - 1;
    const votes = [{ duel, item: board.duels[duel]?.[side] ?? '' }];
    room.act(user, { type: 'saveDraft', gameId, theme, game: 0, gameData: { votes } });
  };
  if (scene.startsWith('results')) {
    answerRound(room, (board) => {
      if (board.type !== 'Cup') throw new Error('A cup was expected');
      return {
        votes: board.duels.map(({ left, right }, duel) => ({ duel, item: next() < 0.6 ? left : right })),
      };
    });
    return room;
  }
  const { duels, isDecided } = endOf(scene);
  for (;;) {
    const { stage } = room.state;
    if (stage.phase !== 'playing' || stage.round.board.type !== 'Cup') return room;
    const { board } = stage.round;
    const isOpen = board.duels.at(-1)?.outcome === null;
    if (board.duels.length === duels && isOpen !== isDecided) break;
    if (!isOpen)
      for (const { user } of seated)
        for (const code of [1, 2] as const)
          room.act(user, {
            type: 'gameRoundConfirmation',
            gameId,
            theme,
            game: 0,
            code,
            gameData: { votes: [] },
          });
    const isTie = scene === 'cup-coin' && board.duels.length === duels;
    for (const [index, { user }] of seated.entries())
      if (isOpen) vote(user, board, (isTie ? index % 2 === 0 : next() < 0.6) ? 'left' : 'right');
  }
  const { stage } = room.state;
  if (scene === 'cup-voted' && stage.phase === 'playing' && stage.round.board.type === 'Cup') {
    const first = seated.find(({ user }) => user !== you.user);
    vote(you.user, stage.round.board, 'left');
    if (first) vote(first.user, stage.round.board, 'right');
  }
  return room;
}
