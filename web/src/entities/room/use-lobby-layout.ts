import { useMedia } from '../../shared/ui/layout/use-media.ts';

interface LobbyLayout {
  /** table: in the middle of the table. bar: in the bar at the bottom of the window. */
  readonly start: 'table' | 'bar';
  /** beside: open next to the lobby. row: the last message, below the lobby. button: in the bar, beside START. */
  readonly chat: 'beside' | 'row' | 'button';
}

/** Returns where START and the chat of a lobby are. The style sheet of the home page has the same width for `beside`. */
export function useLobbyLayout(): LobbyLayout {
  // The table is higher than a low window, for example a phone in landscape or a page at 200%.
  const isSmall = useMedia('(width < 700px) or (height < 560px)');
  const isNarrow = useMedia('(width < 960px)');
  return {
    start: isSmall ? 'bar' : 'table',
    chat: isNarrow ? (isSmall ? 'button' : 'row') : 'beside',
  };
}
