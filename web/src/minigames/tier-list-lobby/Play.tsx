import { isOrdered } from '@tallyho/game/minigames/tiers';
import { useMemo } from 'react';
import type { PlayProps } from '../contract.ts';
import { NoPlayersToRate } from '../faces/PlayerCard.tsx';
import { rateablePlayer } from '../faces/rateable-item.ts';
import { TierBoard } from '../tiers/TierBoard.tsx';

/** Tier list of the lobby: each player is put into a tier. */
export default function TierListLobbyPlay(props: PlayProps<'TierListLobby'>) {
  const { board, answer, disabled, you, seatOf, onChange } = props;
  const { tiers, players } = board;
  const subjects = useMemo(
    () =>
      players.map((player) =>
        rateablePlayer(player, { seat: seatOf(player.user), isYou: player.user === you }),
      ),
    [players, seatOf, you],
  );
  if (players.length === 0) return <NoPlayersToRate toConfirm />;
  return (
    <TierBoard
      tiers={tiers}
      subjects={subjects}
      placement={tiers.map((_, index) => answer?.tiers[index]?.players ?? [])}
      ordered={isOrdered(board)}
      goal={players.length}
      disabled={disabled}
      onChange={(placement) =>
        onChange({
          tiers: tiers.map(({ name }, index) => ({ name, players: [...(placement[index] ?? [])] })),
        })
      }
    />
  );
}
