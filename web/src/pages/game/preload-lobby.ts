import { preloadRoom } from '../../entities/room/membership.ts';
import { preloadUserActions } from '../../screens/site/Header.tsx';

/** Loads the code of the connection and of the page that a player joins from here. A failed load is reported when the part is needed. */
export async function preloadLobby(): Promise<void> {
  preloadRoom();
  const home = import('../home/HomePage.tsx').then(({ preloadSeats }) => preloadSeats());
  await Promise.all([home, preloadUserActions()]).catch(() => undefined);
}
