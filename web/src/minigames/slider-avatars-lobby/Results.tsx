import { sliderAvatarsLobby } from '@tallyho/game/minigames/slider-avatars-lobby/rules';
import type { ResultsProps } from '../contract.ts';

/** The players by score (decision 18). */
export default function SliderAvatarsLobbyResults({ board, answers }: ResultsProps<'SliderAvatarsLobby'>) {
  const { standings } = sliderAvatarsLobby.results(board, [...answers]);
  return (
    <ol>
      {standings.map(({ player, score, rank }) => (
        <li key={player.user}>
          {rank}. {player.username} {score}
        </li>
      ))}
    </ol>
  );
}
