import { limits } from '@tallyho/game/limits';
import type { PlayProps } from '../contract.ts';

const { min, max } = limits.lobbyRating;

/** Slider of the lobby: a value from 1 to 100 for every player. */
export default function SliderLobbyPlay({ board, answer, disabled, onChange }: PlayProps<'SliderLobby'>) {
  const ratings = answer?.ratings ?? [];
  return (
    <ul>
      {board.players.map(({ user, username }) => (
        <li key={user}>
          <label>
            {username}{' '}
            <input
              type="range"
              min={min}
              max={max}
              disabled={disabled}
              value={ratings.find(({ player }) => player === user)?.value ?? board.start}
              onChange={({ target }) =>
                onChange({
                  ratings: [
                    ...ratings.filter(({ player }) => player !== user),
                    { player: user, value: target.valueAsNumber },
                  ],
                })
              }
            />
          </label>
        </li>
      ))}
    </ul>
  );
}
