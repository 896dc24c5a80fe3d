import type { Person } from '@tallyho/game/model/person';
import { startChoosing } from '../entities/room/local/played-rounds.ts';
import { sampleThemes } from '../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../entities/room/testing/scripted-room.ts';

/**
 * The group decides. `group-vote`: some have voted; `group-tie`: the vote ended in a tie; `group-turn`: the second player
 * chooses; `group-paused`: the leader has paused a round; `group-unknown`: a tier list with items that the viewer does not know.
 */
export const groupScenes = [
  'group-vote',
  'group-tie',
  'group-turn',
  'group-paused',
  'group-unknown',
] as const;
type GroupScene = (typeof groupScenes)[number];

export const isGroupScene = (scene: string): scene is GroupScene =>
  groupScenes.some((name) => name === scene);

const theme = 'Flags of the world';

/** Returns a room in the scene. `seated` is in join order; the first player leads. */
export function groupRoom(scene: GroupScene, seated: readonly Person[], you: Person): ScriptedRoom {
  const [leader, second, ...others] = seated;
  if (!leader || !second) throw new Error('A scene needs at least two players');
  const isVote = scene === 'group-vote' || scene === 'group-tie';
  const room = new ScriptedRoom({
    owner: leader,
    capacity: Math.max(4, seated.length),
    themes: sampleThemes,
    rules: {
      whoChooses: isVote ? 'vote' : scene === 'group-turn' ? 'turns' : 'leader',
      answerTimer: scene === 'group-paused' ? { mode: 'hard', seconds: 60 } : { mode: 'off' },
    },
  });
  room.join(second, ...others);
  const gameId = startChoosing(room);
  const play = () => room.act(leader.user, { type: 'themeChosen', gameId, theme });
  const vote = (players: readonly Person[]) => {
    const { stage } = room.state;
    if (stage.phase !== 'choosing' || stage.choice.kind !== 'vote') return;
    const { options } = stage.choice;
    players.forEach(({ user }, at) => {
      const option = options[at % 2];
      if (option) room.act(user, { type: 'castVote', gameId, theme: option.theme });
    });
  };
  switch (scene) {
    case 'group-vote':
      room.tick();
      vote(seated.slice(0, -1).filter(({ user }) => user !== you.user));
      break;
    case 'group-tie':
      room.tick();
      vote(seated);
      break;
    case 'group-turn':
      room.act(leader.user, { type: 'makeLeader', player: second.user });
      break;
    case 'group-paused':
      play();
      room.act(leader.user, { type: 'pauseGame', gameId });
      break;
    case 'group-unknown': {
      play();
      const { stage } = room.state;
      if (stage.phase !== 'playing' || stage.round.board.type !== 'TierList') break;
      const { items, tiers } = stage.round.board;
      const ids = items.map(({ id }) => id);
      const gameData = {
        tiers: tiers.map(({ name }, at) => ({ name, items: at === 0 ? ids.slice(0, 2) : [] })),
        unknown: ids.slice(2, 4),
      };
      room.act(you.user, { type: 'saveDraft', gameId, theme, game: 0, gameData });
      break;
    }
    default:
      scene satisfies never;
  }
  return room;
}
