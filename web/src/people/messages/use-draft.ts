import { limits } from '@tallyho/game/limits';
import { useState } from 'react';

const keyOf = (you: string, friend: string) => `tallyho:draft:${you}:${friend}`;

function readDraft(key: string): string {
  try {
    return (sessionStorage.getItem(key) ?? '').slice(0, limits.directMessage.max);
  } catch {
    return '';
  }
}

function storeDraft(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage a reload loses an unsent text, no more.
  }
}

/** What is being written to a friend, kept while one is elsewhere on the site. */
export function useDraft(you: string, friend: string): readonly [string, (text: string) => void] {
  const key = keyOf(you, friend);
  const [text, setText] = useState(() => readDraft(key));
  return [
    text,
    (next) => {
      setText(next);
      storeDraft(key, next);
    },
  ];
}
