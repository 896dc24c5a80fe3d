import { sliderLobby } from '@tallyho/game/minigames/slider-lobby/rules';
import type { ResultsProps } from '../contract.ts';

/** The mean of every player (decision 18). */
export default function SliderLobbyResults({ board, answers }: ResultsProps<'SliderLobby'>) {
  const { standings } = sliderLobby.results(board, [...answers]);
  return (
    <ol>
      {standings.map(({ player, mean, rank }) => (
        <li key={player.user}>
          {rank}. {player.username} {mean?.toFixed(1) ?? '–'}
        </li>
      ))}
    </ol>
  );
}
