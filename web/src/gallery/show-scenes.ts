import { sampleAnswer } from '@tallyho/game/minigames/registry';
import type { Person } from '@tallyho/game/model/person';
import { generator } from '@tallyho/game/model/random';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import { nextRound, playTheme, startChoosing } from '../entities/room/testing/sample-game.ts';
import { rolesTheme, sampleThemes } from '../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../entities/room/testing/scripted-room.ts';

/** Results and endings that the gallery can show. */
export const showScenes = [
  'show-tier-list',
  'show-slider',
  'show-choose',
  'show-slider-lobby',
  'show-tier-list-lobby',
  'show-roles',
  'show-slider-avatars-lobby',
  'show-anonymous',
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
] as const;
export type ShowScene = (typeof showScenes)[number];

export const isShowScene = (scene: string): scene is ShowScene => showScenes.some((name) => name === scene);

const things = 'Flags of the world';
const us = 'Who at this table';

/** Which games of which themes have been played, in order; the last one's results show. */
const played: Record<ShowScene, readonly (readonly [theme: string, games: number])[]> = {
  'show-tier-list': [[things, 1]],
  'show-slider': [[things, 2]],
  'show-choose': [[things, 3]],
  'show-slider-lobby': [[us, 1]],
  'show-tier-list-lobby': [[us, 2]],
  'show-roles': [[rolesTheme.name, 1]],
  'show-slider-avatars-lobby': [[us, 3]],
  'show-anonymous': [[us, 1]],
  'show-no-ratings': [],
  'over-winner': [
    [us, 3],
    [things, 1],
  ],
  'over-roles': [[rolesTheme.name, 1]],
  'over-tie': [[us, 1]],
  'over-favourites': [[things, 3]],
  'over-anonymous': [
    [things, 3],
    [us, 1],
  ],
  'over-questions': [['Desserts', 2]],
  'over-nothing': [],
  'over-too-few': [[us, 1]],
  'over-asked': [[us, 1]],
};

const rulesOf = (scene: ShowScene): Partial<RoomRules> => ({
  anonymousVotes: scene.endsWith('anonymous'),
  answerTimer: scene === 'show-no-ratings' ? { mode: 'hard', seconds: 30 } : { mode: 'off' },
});

/** A room whose results have been showing for `at` seconds. The first of `seated` leads. */
export function showRoom(scene: ShowScene, seated: readonly Person[], at: number): ScriptedRoom {
  let late = at * 1000;
  const random = generator(4);
  const [leader, ...others] = seated;
  if (!leader) throw new Error('Somebody has to lead');
  const room = new ScriptedRoom({
    owner: leader,
    capacity: 8,
    themes: [...sampleThemes, rolesTheme],
    rules: rulesOf(scene),
    now: () => Date.now() - late,
  }).join(...others);
  const gameId = startChoosing(room);
  for (const [index, [theme, games]] of played[scene].entries()) {
    if (index > 0) nextRound(room);
    playTheme(room, { gameId, theme, games }, (board) =>
      // A tie: everybody thinks the same of everybody.
      scene === 'over-tie' && board.type === 'SliderLobby'
        ? { ratings: board.players.map(({ user }) => ({ player: user, value: 70 })) }
        : sampleAnswer(board, random.next),
    );
  }
  if (scene === 'show-no-ratings') {
    late += 31_000;
    room.act(leader.user, { type: 'themeChosen', gameId, theme: things });
    late -= 31_000;
    room.tick();
  }
  if (scene === 'over-too-few') for (const { user } of others) room.act(user, { type: 'leaveLobby' });
  else if (scene.startsWith('over-')) room.act(leader.user, { type: 'gameFinished', gameId });
  if (scene === 'over-asked') room.act(leader.user, { type: 'playAgain', gameId });
  late = 0;
  return room;
}
