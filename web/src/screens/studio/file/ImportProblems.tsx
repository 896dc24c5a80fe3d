import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import styles from './ImportProblems.module.css';

interface ImportProblemsProps {
  /** The name of the file. */
  readonly name: string;
  /** One sentence each. */
  readonly problems: readonly string[];
  readonly onClose: () => void;
  /** Imports the rest of the file; null: the file cannot be used at all. */
  readonly onOpen: (() => void) | null;
}

/** Lists what is wrong with an imported file. */
export function ImportProblems({ name, problems, onClose, onOpen }: ImportProblemsProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={onOpen ? 'Parts of this file cannot be imported' : 'This file cannot be imported'}
      size="md"
      actions={
        <>
          <Button variant={onOpen ? 'plain' : 'hot'} onClick={onClose}>
            {onOpen ? 'Cancel' : 'Close'}
          </Button>
          {onOpen && (
            <Button variant="hot" onClick={onOpen}>
              Import without them
            </Button>
          )}
        </>
      }
    >
      <p>
        <bdi>{name}</bdi>
      </p>
      <ul className={styles.problems} aria-label="What is wrong">
        {problems.map((text) => (
          <li key={text}>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
