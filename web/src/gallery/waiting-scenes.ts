import { sampleAnswer } from '@tallyho/game/minigames/registry';
import type { Person } from '@tallyho/game/model/person';
import { startChoosing } from '../entities/room/testing/sample-game.ts';
import { flagItems, sampleThemes } from '../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../entities/room/testing/scripted-room.ts';
import { writeDraft } from '../screens/game/playing/draft-storage.ts';

/**
 * A round that waits: `waiting` for all but two (the viewer has sent), with a timer by the leader, with a nudge for the
 * viewer; `waiting-ended`: the leader ends it, the viewer has placed some.
 */
export const waitingScenes = ['waiting', 'waiting-timer', 'waiting-nudged', 'waiting-ended'] as const;
type WaitingScene = (typeof waitingScenes)[number];

export const isWaitingScene = (scene: string): scene is WaitingScene =>
  waitingScenes.some((name) => name === scene);

const theme = 'Flags of the world';

/** `seated` in join order; the first leads. */
export function waitingRoom(scene: WaitingScene, seated: readonly Person[], you: Person): ScriptedRoom {
  const [leader, ...others] = seated;
  if (!leader) throw new Error('Somebody has to lead');
  const room = new ScriptedRoom({
    owner: leader,
    capacity: Math.max(4, seated.length),
    themes: sampleThemes,
  });
  room.join(...others);
  const round = { gameId: startChoosing(room), theme, game: 0 };
  room.act(leader.user, { type: 'themeChosen', gameId: round.gameId, theme });
  const isMissing = scene === 'waiting-nudged' || scene === 'waiting-ended';
  const sends = seated.filter(({ user }) => (user === you.user ? !isMissing : user === leader.user));
  for (const { user } of sends) {
    const { stage } = room.state;
    const gameData = stage.phase === 'playing' && sampleAnswer(stage.round.board, () => 0.3);
    for (const code of [1, 2] as const)
      room.act(user, { type: 'gameRoundConfirmation', ...round, code, gameData });
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
      writeDraft(round, draft);
      setTimeout(() => room.act(leader.user, { type: 'closeRound', ...round }), 1_500);
      setInterval(() => room.tick(), 200);
      break;
    }
    default:
      scene satisfies never;
  }
  return room;
}
