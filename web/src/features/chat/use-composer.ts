import { defaultTimings, limits } from '@tallyho/game/limits';
import { rejections } from '@tallyho/game/model/reject-codes';
import { useState } from 'react';
import { useCurrentPlayer, useRoom } from '../../entities/room/room-hooks.tsx';
import { readDraft, writeDraft } from '../../shared/storage/drafts.ts';
import { useCooldown } from '../../shared/ui/messages/use-cooldown.ts';

interface Composer {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly error: string | null;
  /** Cooldown of 2 s after a message. */
  readonly isCooling: boolean;
  /** Sends the text unless it is too long. */
  readonly send: () => void;
}

/**
 * The state of the text being written. The text is stored until the room has acknowledged it: a reload or a refusal
 * restores it, unless the room has already received it.
 */
export function useComposer(): Composer {
  const room = useRoom();
  const you = useCurrentPlayer();
  const [text, setText] = useState(() => {
    const draft = readDraft('chat', room.code) ?? '';
    const ownLast = room.getSnapshot().chat.findLast(({ user, isAction }) => user === you && !isAction);
    return ownLast?.text === draft ? '' : draft;
  });
  const [error, setError] = useState<string | null>(null);
  const [isCooling, startCooldown] = useCooldown(defaultTimings.chatCooldown);

  function change(next: string) {
    setText(next);
    setError(null);
    writeDraft('chat', room.code, next);
  }

  async function send() {
    if (text.length > limits.chat.max) return;
    const message = text;
    setText('');
    setError(null);
    startCooldown();
    const result = await room.send({ type: 'sendMessage', text: message });
    if (result.ok) {
      if (readDraft('chat', room.code) === message) writeDraft('chat', room.code, '');
      return;
    }
    setError(rejections[result.error]);
    // Text that was typed in the meantime comes after the restored text.
    setText((since) => (since ? `${message} ${since}` : message));
  }

  return { text, setText: change, error, isCooling, send: () => void send() };
}
