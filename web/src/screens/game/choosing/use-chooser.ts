import type { ChoiceView, StageView } from '@tallyho/game/protocol/view';
import { useCurrentPlayer, useSeats, useView } from '../../../entities/room/room-hooks.tsx';

const byLeader: ChoiceView = { kind: 'leader' };

/** Returns who chooses the next theme. Use it while a theme is chosen. */
export const useChoice = (): ChoiceView =>
  useView(({ stage }: { readonly stage: StageView }) =>
    stage.phase === 'choosing' ? stage.choice : byLeader,
  );

/** Returns the player who may use a theme now, and whether that is the viewer. Null if the players vote. */
export function useChooser() {
  const you = useCurrentPlayer();
  const choice = useChoice();
  const leader = useView(({ room }) => room.leader);
  const seats = useSeats();
  const user = choice.kind === 'leader' ? leader : choice.kind === 'turn' ? choice.user : null;
  return { seat: seats.find((seat) => seat.user === user) ?? null, isYou: user === you };
}

/** Returns what players read while another one chooses. */
export function useChoosingText(): string {
  const { seat } = useChooser();
  return useChoice().kind === 'turn' && seat ? `${seat.username} is choosing...` : 'Leader is choosing...';
}
