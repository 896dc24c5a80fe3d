import type { WinnerRule } from '@tallyho/game/model/room-rules';
import { useCurrentPlayer, useSeats, useView } from '../../../entities/room/room-hooks.tsx';
import { useCommand } from '../../../entities/room/use-command.ts';
import { Switch } from '../../../shared/ui/controls/Switch.tsx';

/** What it means for the points that decide who wins: those of guesses stay. */
const consequences: Readonly<Record<WinnerRule, string>> = {
  knowsTheRoom: 'You rate them. Your guesses still give points.',
  favourite: 'You rate them, but get no points in rounds about players.',
};

/** Lets a player opt out of being rated in this game. They still rate the others. */
export function SitOutSwitch({ look = 'switch' }: { readonly look?: 'switch' | 'tick' }) {
  const you = useCurrentPlayer();
  const seats = useSeats();
  const gameId = useView(({ game }) => game?.id ?? '');
  const isPlaying = useView(({ stage }) => stage.phase === 'playing');
  const winnerRule = useView(({ room: { rules } }) => rules.winner);
  const { send } = useCommand();
  const isOut = seats.some(({ user, sitsOut }) => user === you && sitsOut);
  return (
    <Switch
      look={look}
      label="Don't rate me in this game"
      hint={`${isPlaying ? 'From the next round on. ' : ''}${consequences[winnerRule]}`}
      checked={isOut}
      onChange={(sitsOut) => void send({ type: 'sitOut', gameId, sitsOut })}
    />
  );
}
