import { ordinal } from '@tallyho/game/minigames/ordinal';
import { sliderAvatarsLobby } from '@tallyho/game/minigames/slider-avatars-lobby/rules';
import { endsOf } from '@tallyho/game/minigames/slider-avatars-lobby/schema';
import { formatNumber, useLocale } from '../../entities/preferences/format.ts';
import type { ResultsProps } from '../contract.ts';
import { NoPlayersToRate } from '../PlayerCard.tsx';
import { rateablePlayer } from '../rateable-item.ts';
import {
  latestOf,
  podiumText,
  type RankedItem,
  RankedList,
  RankedStage,
  revealText,
} from '../show/RankedStage.tsx';
import { ShowStatus, useStartedAsShow } from '../show/ShowStatus.tsx';
import type { Vote } from '../show/Votes.tsx';
import { GroupRow } from './GroupRow.tsx';
import styles from './Results.module.css';

/** The group's row, revealed from worst to best with the votes for each player. */
export default function SliderAvatarsLobbyResults(props: ResultsProps<'SliderAvatarsLobby'>) {
  const { board, answers, raterOf, revealed, reveal, verdict } = props;
  useLocale();
  const isShow = useStartedAsShow(verdict);
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
  const bestFirst = standings.map(
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
  const latest = latestOf(bestFirst, props);
  const announcement = verdict
    ? podiumText(bestFirst)
    : latest && revealText(latest, `${ordinal(latest.rank)}, ${latest.amount}`);
  return (
    <div className={styles.results} data-over={verdict}>
      {isShow && <ShowStatus>{announcement ?? null}</ShowStatus>}
      <RankedStage
        ends="winner"
        entries={bestFirst}
        revealed={revealed}
        parts={reveal}
        verdict={verdict}
        className={styles.stage}
      />
      <GroupRow
        places={bestFirst.toReversed().map(({ subject, rank }) => ({ subject, rank }))}
        shown={verdict ? bestFirst.length : revealed - (reveal.isPlaced ? 0 : 1)}
        ends={endsOf(board)}
      />
      {verdict && <RankedList entries={bestFirst} />}
    </div>
  );
}
