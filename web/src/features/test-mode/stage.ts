import { hasSteps, sampleAnswer } from '@tallyho/game/minigames/registry';
import { generator } from '@tallyho/game/model/random';
import { localMembership } from '../../entities/room/local/local-membership.ts';
import type { LocalRoom } from '../../entities/room/local/local-room.ts';
import {
  answerRound,
  playNextRound,
  sendAnswer,
  sendGuess,
} from '../../entities/room/local/played-rounds.ts';
import type { MembershipHandle } from '../../entities/room/membership.ts';
import type { FrameCommand, FrameStatus } from './frame-messages.ts';
import type { Scene } from './scene.ts';
import { sceneRoom } from './scene-room.ts';

/** A scene that runs. */
export interface FrameStage {
  readonly scene: Scene;
  readonly room: LocalRoom;
  readonly membership: MembershipHandle;
  status(): FrameStatus;
  /** Calls `listener` after each change of the room or the membership. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  run(command: FrameCommand): void;
  /** Stops the clock and closes the connection. */
  close(): void;
}

/** Starts a scene. Throws if its game cannot be shown. */
export function openStage(scene: Scene): FrameStage {
  const room = sceneRoom(scene);
  const viewer = scene.viewer.user;
  const membership = localMembership(room, viewer);
  const stopClock = room.run();

  function complete() {
    const { stage } = room.state;
    if (stage.phase !== 'playing') return;
    const random = generator(scene.seed + stage.game.records.length);
    if (hasSteps(stage.round.board)) {
      answerRound(room, (board) => sampleAnswer(board, random.next));
      return;
    }
    sendAnswer(room, viewer, sampleAnswer(stage.round.board, random.next));
    sendGuess(room, viewer, random.next);
  }
  function skipShow() {
    const { stage } = room.state;
    if (stage.phase !== 'results') return;
    const round = { gameId: stage.game.id, theme: stage.theme.name, game: stage.gameIndex };
    room.act(viewer, { type: 'skipShow', ...round });
  }
  return {
    scene,
    room,
    membership,
    status: () => {
      if (membership.getSnapshot().status !== 'member')
        return { phase: 'left', isConfirmed: false, hasShow: false };
      const { stage } = room.state;
      return {
        phase: stage.phase,
        isConfirmed:
          stage.phase === 'playing' &&
          !stage.round.drafts.some(({ user, entry }) => user === viewer && entry.state === 'editing'),
        hasShow: stage.phase === 'results' && stage.show !== null,
      };
    },
    subscribe: (listener) => {
      const unsubscribe = [room.subscribe(listener), membership.subscribe(listener)];
      return () => {
        for (const stop of unsubscribe) stop();
      };
    },
    run: (command) => {
      switch (command) {
        case 'complete':
          return complete();
        case 'skipShow':
          return skipShow();
        case 'next':
          if (room.state.stage.phase === 'results') playNextRound(room);
          return;
        default:
          command satisfies never;
      }
    },
    close: () => {
      stopClock();
      membership.clear();
    },
  };
}
