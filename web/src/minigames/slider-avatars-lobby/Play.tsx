import { ordinal } from '@tallyho/game/minigames/ordinal';
import { endsOf } from '@tallyho/game/minigames/row-ends';
import { useMemo } from 'react';
import type { PlayProps } from '../contract.ts';
import { NoPlayersToRate } from '../faces/PlayerCard.tsx';
import { rateablePlayer } from '../faces/rateable-item.ts';
import { RowBoard } from '../row/RowBoard.tsx';

/** Slider of avatars: the players in a row from worst to best. */
export default function SliderAvatarsLobbyPlay(props: PlayProps<'SliderAvatarsLobby'>) {
  const { board, answer, disabled, you, seatOf, onChange } = props;
  const { worst, best } = endsOf(board);
  const subjects = useMemo(
    () =>
      board.players.map((player) =>
        rateablePlayer(player, { seat: seatOf(player.user), isYou: player.user === you }),
      ),
    [board.players, seatOf, you],
  );
  if (subjects.length === 0) return <NoPlayersToRate toConfirm />;
  const ranks = subjects.map((_, index) => ordinal(subjects.length - index));
  return (
    <RowBoard
      subjects={subjects}
      order={answer?.order ?? []}
      places={ranks.map((rank, index) => ({
        rank,
        label: index === 0 ? worst : index === ranks.length - 1 ? best : rank,
      }))}
      ends={{ first: worst, last: best }}
      disabled={disabled}
      onChange={(order) => onChange({ order: [...order] })}
    />
  );
}
