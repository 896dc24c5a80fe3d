import { preloadRoom } from '../../entities/room/membership.ts';

/** Loads the code of the connection and of the page that a player joins from here. */
export function preloadLobby(): void {
  preloadRoom();
  const parts = [import('../../screens/lobby/LobbyPanel.tsx'), import('../../features/chat/ChatPanel.tsx')];
  // A failed preload is reported when the part is needed.
  Promise.all(parts).catch(() => undefined);
}
