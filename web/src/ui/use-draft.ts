import { useState } from 'react';

function readDraft(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
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

/**
 * A text that is being written, kept while one is elsewhere on the site and over a reload of this tab. `name` says whose it
 * is and what about: 'USER:FRIEND'.
 */
export function useDraft(name: string): readonly [string, (text: string) => void] {
  const key = `tallyho:draft:${name}`;
  const [text, setText] = useState(() => readDraft(key));
  return [
    text,
    (next) => {
      setText(next);
      storeDraft(key, next);
    },
  ];
}
