import styles from './forms.module.css';

/** Says why a registration takes a moment, while the browser solves the API's task. Screen readers announce it. */
export function ProofNote({ isProving }: { readonly isProving: boolean }) {
  return (
    <p className={styles.proof} role="status">
      {isProving && 'One moment: checking that you are not a bot.'}
    </p>
  );
}
