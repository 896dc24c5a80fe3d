import { tierList } from '@tallyho/game/minigames/tier-list/rules';
import { reactionsTo } from '@tallyho/game/show/reaction';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import type { ResultsProps } from '../contract.ts';
import { rateableItem } from '../faces/rateable-item.ts';
import { RoleResults } from '../tiers/RoleResults.tsx';
import { TierResults } from '../tiers/TierResults.tsx';

/** The group's tier list of the items: ranked, or by role if the tiers are roles. */
export default function TierListResults(props: ResultsProps<'TierList'>) {
  const { board, answers, raterOf, revealed, reveal, verdict } = props;
  if (board.items.length === 0) return <EmptyState title="There was nothing to rate." />;
  const results = tierList.results(board, [...answers]);
  const shared = {
    tiers: board.tiers,
    answers: answers.map(({ ratedBy, gameData }) => ({
      rater: raterOf(ratedBy.user),
      placement: gameData.tiers.map(({ items }) => items),
      unknown: gameData.unknown,
    })),
    revealed,
    reveal,
    verdict,
    reactions: reactionsTo(props),
  };
  if (!results.ordered)
    return (
      <RoleResults
        {...shared}
        standings={results.standings.map(({ item, ...standing }) => ({
          ...standing,
          subject: rateableItem(item),
        }))}
      />
    );
  return (
    <TierResults
      {...shared}
      hasGuesses={(props.guesses ?? []).length > 0}
      folded={props.folded}
      standings={results.standings.map(({ item, ...standing }) => ({
        ...standing,
        subject: rateableItem(item),
      }))}
    />
  );
}
