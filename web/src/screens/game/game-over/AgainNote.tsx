import type { Person } from '@tallyho/game/model/person';
import { useEffect } from 'react';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { Redirect } from './Redirect.tsx';

interface AgainNoteProps {
  /** Who wants another round and is in the lobby already; null: nobody yet. */
  readonly by: Person | null;
  /** The viewer wants to stay at the results. */
  readonly isStaying: boolean;
  readonly onStay: () => void;
}

/** Who wants another round, and how long Game Over stays by itself. */
export function AgainNote({ by, isStaying, onStay }: AgainNoteProps) {
  const text = by && `${by.username} wants another round`;
  useEffect(() => {
    // Under an open dialog, say that of sharing, the note is neither seen nor heard. It stays open.
    if (text && document.querySelector('dialog[open]')) showToast(text);
  }, [text]);
  return (
    <>
      <span role="status">{text}</span> {!isStaying && <Redirect onStay={onStay} />}
    </>
  );
}
