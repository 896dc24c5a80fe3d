import { tierListLobby } from '@tallyho/game/minigames/tier-list-lobby/rules';
import type { ResultsProps } from '../contract.ts';
import { NobodyRated } from '../NobodyRated.tsx';
import { playerThing } from '../thing.ts';
import { TierResults } from '../tiers/TierResults.tsx';

/** What the group makes of its players. */
export default function TierListLobbyResults(props: ResultsProps<'TierListLobby'>) {
  const { board, answers, raterOf, revealed, verdict } = props;
  if (board.players.length === 0) return <NobodyRated />;
  const { standings, consensus } = tierListLobby.results(board, [...answers]);
  return (
    <TierResults
      tiers={board.tiers}
      standings={standings.map(({ player, ...standing }) => ({
        ...standing,
        thing: playerThing(player, raterOf(player.user)),
      }))}
      consensus={consensus.map(({ players }) => players.map(({ user }) => user))}
      answers={answers.map(({ ratedBy, gameData }) => ({
        rater: raterOf(ratedBy.user),
        placement: gameData.tiers.map(({ players }) => players),
      }))}
      revealed={revealed}
      verdict={verdict}
    />
  );
}
