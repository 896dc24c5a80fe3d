import { useCurrentPlayer, useSeats, useView } from '../../../entities/room/room-hooks.tsx';
import { useCommand } from '../../../entities/room/use-command.ts';
import { Switch } from '../../../shared/ui/controls/Switch.tsx';

/** Lets a player opt out of being rated in this game. They still rate the others. */
export function SitOutSwitch() {
  const you = useCurrentPlayer();
  const seats = useSeats();
  const gameId = useView(({ game }) => game?.id ?? '');
  const isPlaying = useView(({ stage }) => stage.phase === 'playing');
  const { send } = useCommand();
  return (
    <Switch
      label="Don't rate me in this game"
      hint={
        isPlaying ? 'You still rate the others. From the next round on.' : 'You rate them, nobody rates you.'
      }
      checked={seats.some(({ user, sitsOut }) => user === you && sitsOut)}
      onChange={(sitsOut) => void send({ type: 'sitOut', gameId, sitsOut })}
    />
  );
}
