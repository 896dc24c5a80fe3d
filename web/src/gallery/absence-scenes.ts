import { sampleAnswer } from '@tallyho/game/minigames/registry';
import type { Person } from '@tallyho/game/model/person';
import { sendAnswer, startChoosing, startLocalGame } from '../entities/room/local/played-rounds.ts';
import { sampleThemes } from '../entities/room/testing/sample-themes.ts';
import { ScriptedRoom } from '../entities/room/testing/scripted-room.ts';

/**
 * Players who are missing. `absence-waits`: all others have lost the connection, and the game waits; `absence-left-out`: the
 * game started without the viewer; `absence-missed`: a round ended while the viewer was away; `absence-lead`: the leader of
 * before is back, as the viewer or beside the viewer who leads now.
 */
export const absenceScenes = ['absence-waits', 'absence-left-out', 'absence-missed', 'absence-lead'] as const;
type AbsenceScene = (typeof absenceScenes)[number];

export const isAbsenceScene = (scene: string): scene is AbsenceScene =>
  absenceScenes.some((name) => name === scene);

const theme = 'Flags of the world';

/** Returns a room in the scene. `seated` is in join order; the first player leads. */
export function absenceRoom(scene: AbsenceScene, seated: readonly Person[], you: Person): ScriptedRoom {
  const [leader, ...others] = seated;
  if (!leader) throw new Error('A scene needs at least one player');
  /** How far the room's clock is behind, in milliseconds. */
  let behind = 60_000;
  const room = new ScriptedRoom({
    owner: leader,
    capacity: Math.max(4, seated.length),
    themes: sampleThemes,
    now: () => Date.now() - behind,
  });
  room.join(...others);
  const pass = (ms: number) => {
    behind -= ms;
    room.tick();
  };
  const play = (gameId: string) => room.act(leader.user, { type: 'themeChosen', gameId, theme });
  const answerAll = (players: readonly Person[]) => {
    const { stage } = room.state;
    if (stage.phase !== 'playing') return;
    const { board } = stage.round;
    for (const { user } of players)
      sendAnswer(
        room,
        user,
        sampleAnswer(board, () => 0.3),
      );
  };
  const withoutYou = seated.filter(({ user }) => user !== you.user);
  switch (scene) {
    case 'absence-waits':
      play(startChoosing(room));
      for (const { user } of withoutYou) room.lose(user);
      pass(20_000);
      break;
    case 'absence-left-out': {
      const gameId = startLocalGame(room);
      for (const { user } of withoutYou) room.act(user, { type: 'confirmReadiness', gameId });
      pass(15_000);
      room.act(leader.user, { type: 'startWithoutOthers', gameId });
      play(gameId);
      break;
    }
    case 'absence-missed':
      play(startChoosing(room));
      room.lose(you.user);
      pass(20_000);
      answerAll(withoutYou);
      break;
    case 'absence-lead':
      play(startChoosing(room));
      room.lose(leader.user);
      pass(40_000);
      room.find(leader.user);
      break;
    default:
      scene satisfies never;
  }
  behind = 0;
  return room;
}
