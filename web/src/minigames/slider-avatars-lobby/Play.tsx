import type { PlayProps } from '../contract.ts';

/** Slider of avatars: the players in order, worst to best. */
export default function SliderAvatarsLobbyPlay({
  board,
  answer,
  disabled,
  onChange,
}: PlayProps<'SliderAvatarsLobby'>) {
  const order = answer?.order ?? [];
  return (
    <ul>
      {board.players.map(({ user, username }) => (
        <li key={user}>
          <button
            type="button"
            disabled={disabled}
            aria-pressed={order.includes(user)}
            onClick={() => onChange({ order: [...order.filter((other) => other !== user), user] })}
          >
            {username}
          </button>
        </li>
      ))}
    </ul>
  );
}
