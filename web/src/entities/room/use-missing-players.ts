import { useSeats } from './room-hooks.tsx';

/** Returns the names of the players whom the game waits for while it waits: those who have lost the connection. */
export function useMissingPlayers(): string[] {
  return useSeats()
    .filter(({ presence, notReady }) => presence === 'absent' && !notReady)
    .map(({ username }) => username);
}
