import { isGameRunning } from '@tallyho/game/protocol/view';
import { useCurrentPlayer, useSeats, useView } from '../../../entities/room/room-hooks.tsx';
import { useCommand } from '../../../entities/room/use-command.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';

/** The way into a game that has started without the viewer. Renders nothing for a player of the game. */
export function JoinIn({ className }: { readonly className?: string | undefined }) {
  const you = useCurrentPlayer();
  const gameId = useView(({ game }) => game?.id ?? '');
  const isRunning = useView(({ stage }) => isGameRunning(stage.phase));
  const isLeftOut = useSeats().some(({ user, notReady }) => user === you && notReady);
  const { send, busy } = useCommand();
  if (!isRunning || !isLeftOut) return null;
  return (
    <div className={className}>
      <Banner
        icon={<Icon name="watch" />}
        actions={
          <Button variant="hot" busy={busy} onClick={() => void send({ type: 'confirmReadiness', gameId })}>
            Join in
          </Button>
        }
      >
        The game started without you, and you are watching. You can play from the next round.
      </Banner>
    </div>
  );
}
