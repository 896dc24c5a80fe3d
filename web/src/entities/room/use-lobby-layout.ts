import { useMedia } from '../../shared/ui/layout/use-media.ts';

interface LobbyLayout {
  /** table: in the middle of the table. bar: in the bar at the bottom of the window. */
  readonly start: 'table' | 'bar';
  /** beside: open next to the lobby. Otherwise the last message in a row; row: below the lobby, bar: in the bar, above START. */
  readonly chat: 'beside' | 'row' | 'bar';
}

/** Returns where START and the chat of a lobby are. The style sheet of the home page has the same width for `beside`. */
export function useLobbyLayout(): LobbyLayout {
  // The table is higher than a low window, for example a phone in landscape or a page at 200%.
  const isSmall = useMedia('(width < 700px) or (height < 560px)');
  const isNarrow = useMedia('(width < 960px)');
  return {
    start: isSmall ? 'bar' : 'table',
    chat: isNarrow ? (isSmall ? 'bar' : 'row') : 'beside',
  };
}
