import type { ChatLine } from '@tallyho/game/chat/chat';
import { maskWords } from '@tallyho/game/chat/masking';
import { useSettings } from '../../entities/preferences/preferences.ts';
import { useCurrentPlayer } from '../../entities/room/room-hooks.tsx';

/** Sender and text of a message in one line, with masked words if the viewer's setting says so. */
export function MessageExcerpt({ line }: { readonly line: ChatLine }) {
  const { showNSFW } = useSettings();
  const you = useCurrentPlayer();
  return (
    <>
      <strong dir="auto">{line.user === you ? 'You' : line.username}</strong>{' '}
      {showNSFW ? line.text : maskWords(line.text)}
    </>
  );
}
