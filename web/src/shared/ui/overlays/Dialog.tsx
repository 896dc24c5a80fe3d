import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { Boundary } from '../states/Boundary.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  /** Called on Escape, on a press outside, and by the close button. Set `open` to false in this callback. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons, with the main one last. */
  readonly actions?: ReactNode;
  /**
   * sheet: slides in from the bottom edge on phones. side: the same on phones, and a drawer at the end edge on wider
   * screens.
   */
  readonly placement?: 'center' | 'sheet' | 'side';
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
}

/** The native modal dialog: it traps the focus and returns it when it closes. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, placement = 'center', size = 'sm' } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open]);

  if (!open) return null;
  return (
    // Escape does for the keyboard what a press outside does for the pointer.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={ref}
      className={classNames(styles.dialog, styles[placement], styles[size])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </header>
        <div className={styles.content}>
          <Boundary what="This window">{children}</Boundary>
        </div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  );
}

/**
 * `ref` callback for the element that a Dialog focuses when it opens. React's `autoFocus` runs too early: elements in
 * a closed dialog cannot receive focus, so the browser would focus the first button.
 */
export const wantsFocus = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '');
