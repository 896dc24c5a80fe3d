import { useMuted } from '../../entities/preferences/muted.ts';
import { useCurrentPlayer, useSnapshot } from '../../entities/room/room-hooks.tsx';

/** With more lines the chat needs no start. */
const fewLines = 8;

/** Returns true if the chat has few lines and the viewer has said nothing in it. */
export function useIsQuiet(): boolean {
  const chat = useSnapshot((snapshot) => snapshot.chat);
  const pending = useSnapshot((snapshot) => snapshot.pendingChat);
  const you = useCurrentPlayer();
  const muted = useMuted();
  const lines = chat.filter(({ user, isAction }) => isAction || !muted.has(user));
  const hasSpoken = pending.length > 0 || lines.some(({ user, isAction }) => !isAction && user === you);
  return !hasSpoken && lines.length <= fewLines;
}
