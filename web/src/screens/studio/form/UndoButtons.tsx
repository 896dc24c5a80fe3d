import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import styles from './ThemeEditor.module.css';

interface UndoButtonsProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** What was undone or redone last. */
  readonly status: string;
}

/** Takes back the last step in the form, or repeats it. */
export function UndoButtons({ canUndo, canRedo, undo, redo, status }: UndoButtonsProps) {
  return (
    <div className={styles.undo}>
      <IconButton
        icon="undo"
        label="Undo"
        aria-keyshortcuts="Control+Z Meta+Z"
        aria-disabled={!canUndo}
        onClick={undo}
      />
      <IconButton
        icon="redo"
        label="Redo"
        aria-keyshortcuts="Control+Shift+Z Control+Y Meta+Shift+Z"
        aria-disabled={!canRedo}
        onClick={redo}
      />
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </div>
  );
}
