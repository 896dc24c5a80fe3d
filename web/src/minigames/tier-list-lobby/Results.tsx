import { tierListLobby } from '@tallyho/game/minigames/tier-list-lobby/rules';
import { reactionsTo } from '@tallyho/game/show/reaction';
import type { ResultsProps } from '../contract.ts';
import { NoPlayersToRate } from '../faces/PlayerCard.tsx';
import { rateablePlayer } from '../faces/rateable-item.ts';
import { RoleResults } from '../tiers/RoleResults.tsx';
import { TierResults } from '../tiers/TierResults.tsx';

/** The group's tier list of the players: ranked, or by role if the tiers are roles. */
export default function TierListLobbyResults(props: ResultsProps<'TierListLobby'>) {
  const { board, answers, raterOf, revealed, reveal, verdict } = props;
  if (board.players.length === 0) return <NoPlayersToRate />;
  const results = tierListLobby.results(board, [...answers]);
  const shared = {
    tiers: board.tiers,
    answers: answers.map(({ ratedBy, gameData }) => ({
      rater: raterOf(ratedBy.user),
      placement: gameData.tiers.map(({ players }) => players),
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
        standings={results.standings.map(({ player, ...standing }) => ({
          ...standing,
          subject: rateablePlayer(player, raterOf(player.user)),
        }))}
      />
    );
  return (
    <TierResults
      {...shared}
      hasGuesses={(props.guesses ?? []).length > 0}
      folded={props.folded}
      standings={results.standings.map(({ player, ...standing }) => ({
        ...standing,
        subject: rateablePlayer(player, raterOf(player.user)),
      }))}
    />
  );
}
