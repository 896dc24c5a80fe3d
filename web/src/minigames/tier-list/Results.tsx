import { tierList } from '@tallyho/game/minigames/tier-list/rules';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ResultsProps } from '../contract.ts';
import { itemThing } from '../thing.ts';
import { TierResults } from '../tiers/TierResults.tsx';

/** What the group makes of the pictures. */
export default function TierListResults(props: ResultsProps<'TierList'>) {
  const { board, answers, raterOf, revealed, verdict } = props;
  if (board.items.length === 0) return <EmptyState title="There was nothing to rate." />;
  const { standings, consensus } = tierList.results(board, [...answers]);
  return (
    <TierResults
      tiers={board.tiers}
      standings={standings.map(({ item, ...standing }) => ({ ...standing, thing: itemThing(item) }))}
      consensus={consensus.map(({ items }) => items.map(({ id }) => id))}
      answers={answers.map(({ ratedBy, gameData }) => ({
        rater: raterOf(ratedBy.user),
        placement: gameData.tiers.map(({ items }) => items),
      }))}
      revealed={revealed}
      verdict={verdict}
    />
  );
}
