import { sampleAnswer } from '@tallyho/game/minigames/registry';
import type { Person } from '@tallyho/game/model/person';
import { startChoosing, submitAnswer } from '../entities/room/local/played-rounds.ts';
import { flagItems, sampleThemes } from '../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../entities/room/testing/scripted-room.ts';
import { writeAnswerDraft } from '../screens/game/base/draft-storage.ts';

/**
 * A round with missing answers. `waiting`: only leader and viewer have sent theirs; `waiting-timer`: also with a timer
 * started by the leader; `waiting-nudged`: the viewer is nudged; `waiting-ended`: the leader ends the round, the viewer has
 * an unfinished draft.
 */
export const waitingScenes = ['waiting', 'waiting-timer', 'waiting-nudged', 'waiting-ended'] as const;
type WaitingScene = (typeof waitingScenes)[number];

export const isWaitingScene = (scene: string): scene is WaitingScene =>
  waitingScenes.some((name) => name === scene);

const theme = 'Flags of the world';

/** Returns a room in the scene. `seated` is in join order; the first player leads. */
export function waitingRoom(scene: WaitingScene, seated: readonly Person[], you: Person): ScriptedRoom {
  const [leader, ...others] = seated;
  if (!leader) throw new Error('A scene needs at least one player');
  const room = new ScriptedRoom({
    owner: leader,
    capacity: Math.max(4, seated.length),
    themes: sampleThemes,
  });
  room.join(...others);
  const round = { gameId: startChoosing(room), theme, game: 0 };
  room.act(leader.user, { type: 'themeChosen', gameId: round.gameId, theme });
  const isMissing = scene === 'waiting-nudged' || scene === 'waiting-ended';
  const senders = seated.filter(({ user }) => (user === you.user ? !isMissing : user === leader.user));
  for (const { user } of senders) {
    const { stage } = room.state;
    if (stage.phase === 'playing')
      submitAnswer(
        room,
        user,
        sampleAnswer(stage.round.board, () => 0.3),
      );
  }
  switch (scene) {
    case 'waiting':
      break;
    case 'waiting-timer':
      room.act(leader.user, { type: 'startTimer', ...round, seconds: 60 });
      break;
    case 'waiting-nudged':
      setInterval(() => room.act(leader.user, { type: 'nudge', ...round }), 1_000);
      break;
    case 'waiting-ended': {
      const items = flagItems.slice(0, 9).map(({ id }) => id);
      const tiers = ['S', 'A', 'B', 'C', 'D'].map((name, at) => ({
        name,
        items: items.filter((_, index) => index % 5 === at),
      }));
      const draft = { tiers };
      room.act(you.user, { type: 'saveDraft', ...round, gameData: draft });
      writeAnswerDraft(round, draft);
      setTimeout(() => room.act(leader.user, { type: 'closeRound', ...round }), 1_500);
      setInterval(() => room.tick(), 200);
      break;
    }
    default:
      scene satisfies never;
  }
  return room;
}
