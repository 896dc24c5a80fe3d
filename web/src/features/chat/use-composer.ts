import { defaultTimings, limits } from '@tallyho/game/limits';
import { rejections } from '@tallyho/game/protocol/reject-codes';
import { useEffect, useState } from 'react';
import { useRoom, useYou } from '../../net/room-hooks.tsx';

const keyOf = (code: string) => `tallyho:chat-draft:${code}`;

function readDraft(code: string): string {
  try {
    return sessionStorage.getItem(keyOf(code)) ?? '';
  } catch {
    return '';
  }
}

function storeDraft(code: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(code), text);
    else sessionStorage.removeItem(keyOf(code));
  } catch {
    // Without storage a reload loses an unsent text, no more.
  }
}

interface Composer {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly error: string | null;
  /** After a message the next one waits 2 s (decision 28). */
  readonly isCooling: boolean;
  /** Sends unless blank, too long or cooling. */
  readonly send: () => void;
}

/**
 * The text being written. It is stored until the room has acknowledged it: a reload or a refusal brings it back,
 * unless it turns out to have arrived.
 */
export function useComposer(): Composer {
  const room = useRoom();
  const you = useYou();
  const [text, setText] = useState(() => {
    const draft = readDraft(room.code);
    const ownLast = room.getSnapshot().chat.findLast(({ user, isAction }) => user === you && !isAction);
    return ownLast?.text === draft ? '' : draft;
  });
  const [error, setError] = useState<string | null>(null);
  const [sentAt, setSentAt] = useState(0);

  useEffect(() => {
    if (sentAt === 0) return;
    const timer = setTimeout(() => setSentAt(0), defaultTimings.chatCooldown);
    return () => clearTimeout(timer);
  }, [sentAt]);

  function change(next: string) {
    setText(next);
    setError(null);
    storeDraft(room.code, next);
  }

  async function send() {
    if (sentAt > 0 || text.trim() === '' || text.length > limits.chat.max) return;
    const message = text;
    setText('');
    setError(null);
    setSentAt(Date.now());
    const result = await room.send({ type: 'sendMessage', text: message });
    if (result.ok) {
      if (readDraft(room.code) === message) storeDraft(room.code, '');
      return;
    }
    setError(rejections[result.error]);
    // What was typed meanwhile comes after it.
    setText((since) => (since ? `${message} ${since}` : message));
  }

  return { text, setText: change, error, isCooling: sentAt > 0, send: () => void send() };
}
