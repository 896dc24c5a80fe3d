import { tierListLobby } from '@tallyho/game/minigames/tier-list-lobby/rules';
import type { ResultsProps } from '../contract.ts';

/** The players by points (decision 18). */
export default function TierListLobbyResults({ board, answers }: ResultsProps<'TierListLobby'>) {
  const { standings } = tierListLobby.results(board, [...answers]);
  return (
    <ol>
      {standings.map(({ player, points, rank }) => (
        <li key={player.user}>
          {rank}. {player.username} {points}
        </li>
      ))}
    </ol>
  );
}
