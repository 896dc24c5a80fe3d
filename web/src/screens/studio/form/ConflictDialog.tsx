import { useState } from 'react';
import { formatDate } from '../../../entities/preferences/format.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import { DiscardDialog } from '../controls/DiscardDialog.tsx';
import type { EditedTheme } from '../model/edited-theme.ts';
import { mergeForms } from '../model/merge-forms.ts';
import type { Choices } from '../model/merge-part.ts';
import type { StoredTheme } from '../model/studio-types.ts';
import { editedThemeOf } from '../model/theme-form.ts';
import styles from './ConflictDialog.module.css';
import { MergedPartView } from './MergedPartView.tsx';

/** What to do with the merged theme: save it, or look at it in the form first. */
export type AfterMerge = 'save' | 'edit';

interface ConflictDialogProps {
  /** The theme as the form was opened with; null: unknown. */
  readonly base: EditedTheme | null;
  /** The form with the changes of this administrator. */
  readonly mine: EditedTheme;
  /** The theme as it is stored now. */
  readonly stored: StoredTheme;
  readonly busy: boolean;
  /** Receives the merged theme. */
  readonly onMerge: (merged: EditedTheme, then: AfterMerge) => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

/**
 * Shows the second administrator to save what both have changed, side by side. Keeps the changes of both, and asks only where
 * both changed the same thing.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { base, mine, stored, busy, onMerge, onTakeTheirs, onClose } = props;
  const [theirs] = useState(() => editedThemeOf(stored));
  const [choices, setChoices] = useState<Choices>({});
  const [isDiscarding, setDiscarding] = useState(false);
  const { form, parts } = mergeForms({ base, mine, theirs }, choices);
  const questions = parts.filter(({ kept }) => kept === 'ask');
  const open = questions.filter(({ id }) => choices[id] === undefined).length;

  if (isDiscarding)
    return <DiscardDialog name={mine.name} onClose={() => setDiscarding(false)} onDiscard={onTakeTheirs} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title="This theme was changed"
      size="lg"
      actions={
        <>
          {open > 0 && (
            <span className={styles.open} role="status">
              {open} left to choose
            </span>
          )}
          <Button onClick={() => setDiscarding(true)}>Discard mine</Button>
          <Button aria-disabled={open > 0} onClick={() => onMerge(form, 'edit')}>
            Keep both, go on editing
          </Button>
          <Button variant="hot" busy={busy} aria-disabled={open > 0} onClick={() => onMerge(form, 'save')}>
            Save both
          </Button>
        </>
      }
    >
      <p>
        <bdi>{stored.updatedBy ?? 'Another administrator'}</bdi> saved it on{' '}
        {formatDate(stored.updatedAt, 'dateTime')}, after you opened it.{' '}
        {questions.length === 0
          ? 'You changed different things, so the changes of both are kept.'
          : 'Where both of you changed the same thing, choose one. Everything else is kept from both.'}
      </p>
      <ul className={styles.parts} aria-label="What differs">
        {parts.map((part) => (
          <MergedPartView
            key={part.id}
            part={part}
            choice={choices[part.id]}
            onChoose={(side) => setChoices({ ...choices, [part.id]: side })}
          />
        ))}
      </ul>
      <p>Close this window to go on editing without theirs. Your changes are kept in this browser.</p>
    </Dialog>
  );
}
