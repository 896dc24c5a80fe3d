import { sliderAvatarsLobby } from '@tallyho/game/minigames/slider-avatars-lobby/rules';
import type { OrderStanding } from '@tallyho/game/minigames/slider-avatars-lobby/schema';
import { classNames } from '../../ui/class-names.ts';
import type { ResultsProps } from '../contract.ts';
import { NobodyRated } from '../NobodyRated.tsx';
import { FullRanking } from '../show/FullRanking.tsx';
import { Podium } from '../show/Podium.tsx';
import reveal from '../show/reveal.module.css';
import { ShowStatus } from '../show/ShowStatus.tsx';
import { Opening, Spotlight } from '../show/Spotlight.tsx';
import { useWasStaged } from '../show/use-was-staged.ts';
import { type Vote, Votes, votesInWords } from '../show/Votes.tsx';
import { ThingPicture } from '../ThingPicture.tsx';
import { playerThing } from '../thing.ts';
import { counted, ordinal } from '../words.ts';
import { GroupRow } from './GroupRow.tsx';
import styles from './Results.module.css';

const pointsOf = ({ score }: OrderStanding): string => counted(score, 'point');

/** The group's row filling from the worst up, with who put whom where, then the podium (decision 18). */
export default function SliderAvatarsLobbyResults(props: ResultsProps<'SliderAvatarsLobby'>) {
  const { board, answers, raterOf, revealed, verdict } = props;
  const staged = useWasStaged(verdict);
  if (board.players.length === 0) return <NobodyRated />;
  const { standings } = sliderAvatarsLobby.results(board, [...answers]);
  const bestFirst = standings.map((standing) => ({
    ...standing,
    thing: playerThing(standing.player, raterOf(standing.player.user)),
  }));
  const worstFirst = bestFirst.toReversed();
  const latest = verdict ? undefined : worstFirst[revealed - 1];
  const votesFor = (id: string): Vote[] =>
    board.players.map((_, index) => ({
      label: ordinal(index + 1),
      paint: null,
      raters: answers
        .filter(
          ({ gameData: { order } }) => order.includes(id) && order.length - 1 - order.indexOf(id) === index,
        )
        .map(({ ratedBy }) => raterOf(ratedBy.user)),
    }));
  const winners = bestFirst.filter(({ score, rank }) => score > 0 && rank <= 3);
  const said = verdict
    ? winners.map((entry) => `${ordinal(entry.rank)}: ${entry.thing.name}, ${pointsOf(entry)}`).join('. ')
    : latest &&
      `${latest.thing.name}, ${ordinal(latest.rank)} with ${pointsOf(latest)}. ${votesInWords(votesFor(latest.thing.id))}.`;
  return (
    <div className={styles.results}>
      {staged && <ShowStatus>{said ?? null}</ShowStatus>}
      <div className={classNames(styles.stage, reveal.stage)}>
        {staged && <Opening shown={revealed === 0 && !verdict}>From worst to best ...</Opening>}
        {staged &&
          worstFirst.map((standing) => (
            <Spotlight
              key={standing.thing.id}
              name={standing.thing.name}
              picture={<ThingPicture thing={standing.thing} decorative />}
              amount={`${ordinal(standing.rank)} · ${pointsOf(standing)}`}
              shown={standing === latest}
            >
              <Votes votes={votesFor(standing.thing.id)} />
            </Spotlight>
          ))}
        <Podium
          risen={verdict}
          entries={winners.map((standing) => ({
            id: standing.thing.id,
            name: standing.thing.name,
            picture: <ThingPicture thing={standing.thing} decorative />,
            rank: standing.rank,
            amount: pointsOf(standing),
          }))}
        />
      </div>
      <GroupRow
        places={worstFirst.map(({ thing, rank }) => ({ thing, rank }))}
        shown={verdict ? worstFirst.length : revealed}
      />
      <FullRanking
        shown={verdict}
        lines={bestFirst.map((standing) => ({
          id: standing.thing.id,
          rank: standing.rank,
          name: standing.thing.name,
          picture: <ThingPicture thing={standing.thing} decorative />,
          amount: pointsOf(standing),
          votes: <Votes votes={votesFor(standing.thing.id)} />,
        }))}
      />
    </div>
  );
}
