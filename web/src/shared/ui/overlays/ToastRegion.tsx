import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { screenTimings } from '../../screen-timings.ts';
import { useStore } from '../../store/store.ts';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { Icon } from '../layout/Icon.tsx';
import { classNames } from '../styles/class-names.ts';
import { useClearPlace } from './clear-place.ts';
import { showPopover } from './floating.ts';
import styles from './ToastRegion.module.css';
import { dismissToast, type Toast, toastStore } from './toast.ts';
import { useModalOnTop } from './use-modal-on-top.ts';

const icons = { info: 'info', good: 'check', bad: 'warning' } as const;

function ToastItem({ toast, isInDialog }: { readonly toast: Toast; readonly isInDialog: boolean }) {
  const { action } = toast;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || action?.isLasting) return;
    const timer = setTimeout(() => dismissToast(toast.id), screenTimings.toast);
    return () => clearTimeout(timer);
  }, [held, toast.id, action]);
  return (
    <li
      className={classNames(styles.toast, styles[toast.tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[toast.tone]} />
      {/* Inside a dialog the region is mounted together with its text, and then screen readers announce only
         alerts. */}
      <span role={isInDialog ? 'alert' : undefined}>{toast.text}</span>
      {action && (
        <Button
          onClick={() => {
            dismissToast(toast.id);
            action.onSelect();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label="Dismiss" onClick={() => dismissToast(toast.id)} />
    </li>
  );
}

/** The place for toasts. Render it once, at the end of the page. Screen readers announce toasts politely. */
export function ToastRegion() {
  const toasts = useStore(toastStore);
  const ref = useRef<HTMLDivElement>(null);
  // While a dialog is open, elements outside of it cannot be pressed and are not announced.
  const modal = useModalOnTop(toasts.length > 0);

  // In the top layer from the start, so that the live region exists before its first message.
  // biome-ignore lint/correctness/useExhaustiveDependencies: in a dialog it is another element
  useEffect(() => {
    const region = ref.current;
    showPopover(region);
    return () => region?.hidePopover();
  }, [modal]);

  // A dialog that opened after the toast covers it: move the toast back to the top.
  useEffect(() => {
    if (toasts.length === 0 || !document.querySelector('dialog[open]')) return;
    ref.current?.hidePopover();
    showPopover(ref.current);
  }, [toasts]);

  useClearPlace(ref, modal, toasts);

  const region = (
    <div ref={ref} popover="manual" className={styles.region}>
      <ul aria-live="polite" aria-relevant="additions" aria-label="Messages">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} isInDialog={modal !== null} />
        ))}
      </ul>
    </div>
  );
  return modal ? createPortal(region, modal) : region;
}
