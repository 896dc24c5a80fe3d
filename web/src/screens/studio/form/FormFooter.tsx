import { counted } from '@tallyho/game/text';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import styles from './ThemeEditor.module.css';
import { UndoButtons } from './UndoButtons.tsx';
import type { useFormHistory } from './use-form-history.ts';
import { useSaveKeys } from './use-save-keys.ts';
import type { AfterSave } from './use-theme-saving.ts';

interface FormFooterProps {
  readonly history: ReturnType<typeof useFormHistory>;
  readonly isNew: boolean;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** The number of pictures that are being uploaded. */
  readonly uploadCount: number;
  /** The number of problems that are shown. */
  readonly problemCount: number;
  readonly onSave: (after: AfterSave) => Promise<void>;
}

type StateProps = Pick<FormFooterProps, 'isDirty' | 'uploadCount' | 'problemCount'>;

/** Returns what is between the form and being saved. */
function stateText({ uploadCount, problemCount, isDirty }: StateProps): string {
  if (uploadCount > 0) return `Uploading ${counted(uploadCount, 'picture')}.`;
  if (problemCount > 0) return `${problemCount} ${problemCount === 1 ? 'thing is' : 'things are'} missing.`;
  return isDirty ? 'Not saved yet.' : '';
}

/** The bar below the form: its steps, its state, and saving, also by Ctrl+S. */
export function FormFooter({ history, isNew, isSaving, onSave, ...state }: FormFooterProps) {
  const { form } = history;
  const cannotSave = form.name.trim() === '' || form.games.length === 0;
  const save = (after: AfterSave) => {
    if (!isSaving) void onSave(after);
  };
  useSaveKeys(() => save('stay'));
  return (
    <footer className={styles.actions}>
      <UndoButtons {...history} />
      <span className={styles.state} role="status">
        {stateText(state)}
      </span>
      <Button
        size="lg"
        icon={<Icon name="check" />}
        aria-disabled={cannotSave}
        aria-keyshortcuts="Control+S Meta+S"
        title="Save and go on editing (Ctrl+S)"
        onClick={() => save('stay')}
      >
        <VisuallyHidden when="below480">Save and stay</VisuallyHidden>
      </Button>
      <Button
        variant="hot"
        size="lg"
        aria-disabled={cannotSave}
        busy={isSaving}
        onClick={() => save('leave')}
      >
        {isNew ? 'Submit Theme' : 'Update Theme'}
      </Button>
    </footer>
  );
}
