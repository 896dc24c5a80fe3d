import { useState } from 'react';
import { readDraft, writeDraft } from './drafts.ts';

/**
 * A text that is being written, kept while one is elsewhere on the site and over a reload of this tab. `name` says whose it
 * is and what about: 'USER:FRIEND'.
 */
export function useDraft(name: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft('text', name) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      writeDraft('text', name, next);
    },
  ];
}
