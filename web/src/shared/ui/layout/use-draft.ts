import { useState } from 'react';
import { readDraft, writeDraft } from '../../storage/drafts.ts';

/**
 * A text in progress that survives navigation within the site and a reload of this tab. `name` contains the user and
 * the subject: 'USER:FRIEND'.
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
