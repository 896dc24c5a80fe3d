import { ordinal } from '@tallyho/game/minigames/ordinal';
import { sliderAvatarsLobby } from '@tallyho/game/minigames/slider-avatars-lobby/rules';
import { endsOf } from '@tallyho/game/minigames/slider-avatars-lobby/schema';
import type { ResultsProps } from '../contract.ts';
import { NobodyRated } from '../NobodyRated.tsx';
import { rateablePlayer } from '../rateable-item.ts';
import {
  latestOf,
  podiumInWords,
  type RankedItem,
  RankedList,
  RankedStage,
  revealInWords,
} from '../show/RankedStage.tsx';
import { ShowStatus } from '../show/ShowStatus.tsx';
import { useWasStaged } from '../show/use-was-staged.ts';
import type { Vote } from '../show/Votes.tsx';
import { counted } from '../words.ts';
import { GroupRow } from './GroupRow.tsx';
import styles from './Results.module.css';

/** The group's row filling from the worst up, with who put whom where, then the podium. */
export default function SliderAvatarsLobbyResults(props: ResultsProps<'SliderAvatarsLobby'>) {
  const { board, answers, raterOf, revealed, verdict } = props;
  const staged = useWasStaged(verdict);
  if (board.players.length === 0) return <NobodyRated />;
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
      thing: rateablePlayer(player, raterOf(player.user)),
      rank,
      amount: counted(score, 'point'),
      votes: votesFor(player.user),
      hasAny: score > 0,
    }),
  );
  const latest = latestOf(bestFirst, props);
  const said = verdict
    ? podiumInWords(bestFirst)
    : latest && revealInWords(latest, `${ordinal(latest.rank)} with ${latest.amount}`);
  return (
    <div className={styles.results}>
      {staged && <ShowStatus>{said ?? null}</ShowStatus>}
      <RankedStage
        ends="winner"
        entries={bestFirst}
        revealed={revealed}
        verdict={verdict}
        staged={staged}
        className={styles.stage}
      />
      <GroupRow
        places={bestFirst.toReversed().map(({ thing, rank }) => ({ thing, rank }))}
        shown={verdict ? bestFirst.length : revealed}
        ends={endsOf(board)}
      />
      <RankedList entries={bestFirst} shown={verdict} />
    </div>
  );
}
