import { counted } from '@tallyho/game/text';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';

interface LeaveDialogProps {
  readonly isDirty: boolean;
  /** The number of chosen pictures that are not uploaded yet. */
  readonly uploads: number;
  /** How many of them the browser could not store. */
  readonly losses: number;
  /** Where the administrator wants to go; null: nowhere. */
  readonly target: string | null;
  readonly onTarget: (target: string | null) => void;
  /** Drops the unsaved changes. */
  readonly onDiscard: () => void;
}

/** Asks before a form with unsaved changes is left. Links of the page are held back meanwhile. */
export function LeaveEditorDialog({
  isDirty,
  uploads,
  losses,
  target,
  onTarget,
  onDiscard,
}: LeaveDialogProps) {
  const navigate = useNavigate();
  const isHeld = isDirty || uploads > 0;
  const holdBack = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const opensHere = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!(link instanceof HTMLAnchorElement) || !opensHere || link.target || link.origin !== location.origin)
      return;
    event.preventDefault();
    event.stopPropagation();
    onTarget(`${link.pathname}${link.search}${link.hash}`);
  });
  const warn = useEffectEvent((event: BeforeUnloadEvent) => event.preventDefault());
  useEffect(() => {
    if (!isHeld) return;
    const ending = new AbortController();
    const { signal } = ending;
    // Before React Router handles the click.
    window.addEventListener('click', (event) => holdBack(event), { capture: true, signal });
    window.addEventListener('beforeunload', (event) => warn(event), { signal });
    return () => ending.abort();
  }, [isHeld]);

  // Without changes, Back leaves the page immediately.
  useEffect(() => {
    if (target !== null && !isHeld) navigate(target);
  }, [target, isHeld, navigate]);

  if (target === null || !isHeld) return null;
  return (
    <Dialog
      open
      onClose={() => onTarget(null)}
      title="Leave without saving?"
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => {
              onDiscard();
              navigate(target);
            }}
          >
            Discard changes
          </Button>
          <Button variant="hot" onClick={() => navigate(target)}>
            Leave, keep them here
          </Button>
        </>
      }
    >
      {uploads > 0 && (
        <p>
          {counted(uploads, 'picture')} {uploads === 1 ? 'is' : 'are'} not uploaded yet.
          {losses > 0 &&
            ` You would have to choose ${losses === uploads ? (uploads === 1 ? 'it' : 'them') : `${losses} of them`} again.`}
        </p>
      )}
      <p>Your changes stay in this browser until you save or discard them.</p>
    </Dialog>
  );
}
