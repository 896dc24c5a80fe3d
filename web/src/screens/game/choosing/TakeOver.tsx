import { useIsLeader, useView } from '../../../entities/room/room-hooks.tsx';
import { useCommand } from '../../../entities/room/use-command.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { useSecondsUntil } from '../base/server-clock.ts';

/**
 * The leader's button to choose instead of a player who takes long, or instead of a vote that cannot go on. It says in how many
 * seconds it is available, or is not shown before (`isLate`). `from`: epoch ms. Renders nothing for the other players.
 */
export function TakeOver({ from, isLate = false }: { readonly from: number; readonly isLate?: boolean }) {
  const isLeader = useIsLeader();
  const gameId = useView(({ game }) => game?.id ?? '');
  const seconds = useSecondsUntil(from);
  const { send, busy } = useCommand();
  if (!isLeader || (isLate && seconds > 0)) return null;
  return (
    <Button
      size="lg"
      wide
      busy={busy}
      aria-disabled={seconds > 0}
      onClick={() => seconds === 0 && void send({ type: 'takeOverChoice', gameId })}
    >
      {seconds > 0 ? `Choose instead (${seconds})` : 'Choose instead'}
    </Button>
  );
}
