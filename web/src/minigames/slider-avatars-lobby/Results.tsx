import { ordinal } from '@tallyho/game/minigames/ordinal';
import { endsOf } from '@tallyho/game/minigames/row-ends';
import { sliderAvatarsLobby } from '@tallyho/game/minigames/slider-avatars-lobby/rules';
import { formatNumber, useLocale } from '../../entities/preferences/format.ts';
import type { ResultsProps } from '../contract.ts';
import { NoPlayersToRate } from '../faces/PlayerCard.tsx';
import { rateablePlayer } from '../faces/rateable-item.ts';
import { RowResults } from '../row/RowResults.tsx';
import type { RankedItem } from '../show/RankedStage.tsx';
import type { Vote } from '../show/Votes.tsx';

/** The group's row of players. */
export default function SliderAvatarsLobbyResults(props: ResultsProps<'SliderAvatarsLobby'>) {
  const { board, answers, raterOf, revealed, reveal, verdict } = props;
  useLocale();
  if (board.players.length === 0) return <NoPlayersToRate />;
  const votesFor = (id: string): Vote[] =>
    board.players.map((_, index) => ({
      label: ordinal(index + 1),
      paint: null,
      raters: answers
        .filter(
          ({ gameData: { order } }) =>
            order.includes(id) && board.players.length - 1 - order.indexOf(id) === index,
        )
        .map(({ ratedBy }) => raterOf(ratedBy.user)),
    }));
  const { standings } = sliderAvatarsLobby.results(board, [...answers]);
  const entries = standings.map(
    ({ player, rank, score }): RankedItem => ({
      subject: rateablePlayer(player, raterOf(player.user)),
      rank,
      amount: `average place ${formatNumber(board.players.length + 1 - score / Math.max(1, answers.length), 1)}`,
      stamp: { label: ordinal(rank), paint: null },
      votes: votesFor(player.user),
      line: null,
      hasAny: score > 0,
    }),
  );
  return <RowResults {...{ entries, revealed, reveal, verdict }} ends={endsOf(board)} />;
}
