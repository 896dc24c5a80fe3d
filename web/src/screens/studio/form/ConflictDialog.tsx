import { formatDate } from '../../../entities/preferences/format.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import type { EditableTheme } from '../studio-types.ts';
import { differencesOf } from './compare-forms.ts';
import type { ThemeForm } from './form-schema.ts';
import styles from './ThemeEditor.module.css';
import { formOf } from './theme-form.ts';

interface ConflictDialogProps {
  /** The theme as the form was opened with; null: unknown. */
  readonly base: ThemeForm | null;
  /** The theme as it is stored now. */
  readonly stored: EditableTheme;
  readonly busy: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

/** Tells the second administrator to save what the first one changed, and lets them choose. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { base, stored, busy, onKeepMine, onTakeTheirs, onClose } = props;
  const differences = base ? differencesOf(base, formOf(stored)) : [];
  return (
    <Dialog
      open
      onClose={onClose}
      title="This theme was changed"
      size="md"
      actions={
        <>
          <Button onClick={onTakeTheirs}>Discard mine</Button>
          <Button variant="hot" busy={busy} onClick={onKeepMine}>
            Save mine over it
          </Button>
        </>
      }
    >
      <p>
        <bdi>{stored.updatedBy ?? 'Another administrator'}</bdi> saved it on{' '}
        {formatDate(stored.updatedAt, 'dateTime')}, after you opened it.
      </p>
      {differences.length > 0 && (
        <>
          <p>What changed:</p>
          <ul className={styles.differences}>
            {differences.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <p>Close this window to go on editing. Your changes are kept in this browser.</p>
    </Dialog>
  );
}
