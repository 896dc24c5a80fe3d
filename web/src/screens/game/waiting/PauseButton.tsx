import { useIsLeader, useView } from '../../../entities/room/room-hooks.tsx';
import { useCommand } from '../../../entities/room/use-command.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';

/** Returns the command that pauses the game, or lets it go on; null for players who do not lead, and without a running game. */
function usePause() {
  const isLeader = useIsLeader();
  const isPaused = useView(({ pause }) => pause !== null);
  const gameId = useView(({ game }) => game?.id ?? '');
  const isOver = useView(({ stage }) => stage.phase === 'finished');
  const { send, busy } = useCommand();
  if (!isLeader || isOver) return null;
  const toggle = () => void send({ type: isPaused ? 'resumeGame' : 'pauseGame', gameId });
  return { isPaused, busy, toggle };
}

interface PauseButtonProps {
  /** The text beside it names the game. */
  readonly isShort?: boolean;
  readonly onPress?: () => void;
}

/** The leader's button that pauses the game or lets it go on. */
export function PauseButton({ isShort = false, onPress }: PauseButtonProps) {
  const pause = usePause();
  if (!pause) return null;
  const { isPaused, busy, toggle } = pause;
  const word = isPaused ? 'Continue' : 'Pause';
  const name = `${word} the game`;
  return (
    <Button
      aria-label={name}
      busy={busy}
      variant={isPaused ? 'hot' : 'plain'}
      icon={<Icon name={isPaused ? 'play' : 'pause'} />}
      onClick={() => {
        onPress?.();
        toggle();
      }}
    >
      {isShort ? word : name}
    </Button>
  );
}

/** The same in the line of the header. During a pause the notice has the button. */
export function PauseIcon() {
  const pause = usePause();
  return pause && !pause.isPaused ? (
    <IconButton icon="pause" label="Pause the game" onClick={pause.toggle} />
  ) : null;
}
