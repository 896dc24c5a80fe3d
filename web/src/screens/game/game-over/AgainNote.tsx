import type { Person } from '@tallyho/game/model/person';
import { useEffect } from 'react';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { Redirect } from './Redirect.tsx';

interface AgainNoteProps {
  /** The player who wants another round and is in the lobby already; null if there is none. */
  readonly by: Person | null;
  /** The viewer wants to stay at the results. */
  readonly isStaying: boolean;
  readonly onStay: () => void;
}

/** Says who wants another round, and when the page redirects to the home page. */
export function AgainNote({ by, isStaying, onStay }: AgainNoteProps) {
  const text = by && `${by.username} wants another round`;
  useEffect(() => {
    // An open dialog, such as the one for sharing, covers the note and hides it from screen readers. A toast is shown above it.
    if (text && document.querySelector('dialog[open]')) showToast(text);
  }, [text]);
  return (
    <>
      <span role="status">{text}</span> {!isStaying && <Redirect onStay={onStay} />}
    </>
  );
}
