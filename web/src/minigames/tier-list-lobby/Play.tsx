import type { PlayProps } from '../contract.ts';

/** Tier list of the lobby: every player into a tier. */
export default function TierListLobbyPlay({ board, answer, disabled, onChange }: PlayProps<'TierListLobby'>) {
  const tiers = answer?.tiers ?? board.tiers.map(({ name }) => ({ name, players: [] }));
  return (
    <ul>
      {board.players.map(({ user, username }) => (
        <li key={user}>
          <label>
            {username}{' '}
            <select
              disabled={disabled}
              value={tiers.findIndex(({ players }) => players.includes(user))}
              onChange={({ target }) =>
                onChange({
                  tiers: tiers.map(({ name, players }, index) => {
                    const rest = players.filter((other) => other !== user);
                    return { name, players: index === Number(target.value) ? [...rest, user] : rest };
                  }),
                })
              }
            >
              <option value={-1}>Not placed</option>
              {tiers.map(({ name }, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </li>
      ))}
    </ul>
  );
}
