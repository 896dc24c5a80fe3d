import { useEffect, useRef } from 'react';
import styles from './forms.module.css';

/**
 * Says why a registration takes a moment, while the browser solves the API's task. Screen readers announce it. It scrolls into view,
 * because on phones it can be below the window's edge.
 */
export function ProofNote({ isProving }: { readonly isProving: boolean }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isProving) note.current?.scrollIntoView({ block: 'nearest' });
  }, [isProving]);
  return (
    <p ref={note} className={styles.proof} role="status">
      {isProving && 'One moment: checking that you are not a bot.'}
    </p>
  );
}
