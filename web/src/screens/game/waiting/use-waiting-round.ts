import { isInstantStep } from '@tallyho/game/minigames/registry';
import type { SeatView } from '@tallyho/game/protocol/view';
import { useCurrentPlayer, useSeats, useView } from '../../../entities/room/room-hooks.tsx';
import { isSupportedGame } from '../../../minigames/registry.tsx';
import type { DraftRound } from '../base/draft-storage.ts';
import { isAwaited } from '../base/playing-stage.ts';

/** Returns the other players whose answers are missing. */
export function useMissingAnswers(): readonly SeatView[] {
  const you = useCurrentPlayer();
  return useSeats().filter((seat) => seat.user !== you && isAwaited(seat));
}

/** Returns the round for which the viewer waits, because the own answer is sent or the viewer only watches; otherwise null. */
export function useWaitingRound(): DraftRound | null {
  const game = useView((view) => view.game);
  const isWaiting = useView(
    ({ stage }) =>
      stage.phase === 'playing' &&
      isSupportedGame(stage.board.type) &&
      !isInstantStep(stage.board) &&
      (stage.yours === null || stage.yours.state === 'sent'),
  );
  return isWaiting && game?.theme
    ? { gameId: game.id, theme: game.theme.name, game: game.currentGameRound }
    : null;
}
