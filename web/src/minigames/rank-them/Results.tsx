import { ordinal } from '@tallyho/game/minigames/ordinal';
import { contestedItems, placesGivenTo, rankThem } from '@tallyho/game/minigames/rank-them/rules';
import { reactionsTo } from '@tallyho/game/show/reaction';
import { useLocale } from '../../entities/preferences/format.ts';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import type { ResultsProps } from '../contract.ts';
import { rateableItem } from '../faces/rateable-item.ts';
import { averagePlaces } from '../row/average-place.ts';
import { type RowEntry, RowResults } from '../row/RowResults.tsx';
import type { Vote } from '../show/Votes.tsx';

/** The group's ranking of the items. */
export default function RankThemResults(props: ResultsProps<'RankThem'>) {
  const { board, answers, raterOf, revealed, reveal, verdict } = props;
  useLocale();
  if (board.items.length === 0) return <EmptyState title="There was nothing to rate." />;
  const votesFor = (id: string): Vote[] => {
    const places = placesGivenTo(answers, id);
    const notKnowing = answers.filter(({ gameData }) => gameData.unknown?.includes(id));
    return [
      ...board.items.map((_, index) => ({
        label: ordinal(index + 1),
        paint: null,
        raters: places.filter(({ place }) => place === index + 1).map(({ ratedBy }) => raterOf(ratedBy.user)),
      })),
      {
        label: 'Not known',
        paint: null,
        raters: notKnowing.map(({ ratedBy }) => raterOf(ratedBy.user)),
      },
    ];
  };
  /** The two votes that are farthest apart: "Robin: 7th. Priya: 1st." */
  const lineAbout = (id: string): string => {
    const places = placesGivenTo(answers, id).toSorted((one, other) => one.place - other.place);
    const [high, low] = [places[0], places.at(-1)].map((vote) => ({
      rater: vote && raterOf(vote.ratedBy.user).username,
      said: ordinal(vote?.place ?? 1),
    }));
    // The authors of anonymous votes have the same name.
    if (low?.rater === high?.rater) return `From ${low?.said} to ${high?.said}.`;
    return `${low?.rater}: ${low?.said}. ${high?.rater}: ${high?.said}.`;
  };
  const contested = contestedItems(board, [...answers]);
  const { standings } = rankThem.results(board, [...answers]);
  const averageText = averagePlaces(standings.map(({ average }) => average));
  const entries = standings.map(
    ({ item, rank, score, average }): RowEntry => ({
      subject: rateableItem(item),
      rank,
      amount: average === null ? 'not placed' : `average place ${averageText(average)}`,
      average: average === null ? null : averageText(average),
      stamp: { label: ordinal(rank), paint: null },
      votes: votesFor(item.id),
      line: contested.includes(item.id) ? lineAbout(item.id) : null,
      hasAny: score > 0 && average !== null,
    }),
  );
  return (
    <RowResults
      {...{ entries, revealed, reveal, verdict }}
      ends={board.ends}
      from="best"
      reactions={reactionsTo(props)}
    />
  );
}
