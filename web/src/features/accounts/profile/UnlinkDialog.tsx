import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';

interface UnlinkDialogProps {
  readonly name: string;
  /** The remaining ways to log in. */
  readonly others: readonly string[];
  readonly onClose: () => void;
  readonly onUnlink: () => void;
}

const list = new Intl.ListFormat('en', { type: 'disjunction' });
const inSentence = (name: string): string => {
  if (name === 'Password') return 'your password';
  return name === 'Passkey' ? 'a passkey' : name;
};

/** Asks for confirmation before a way to log in is removed. */
export function UnlinkDialog({ name, others, onClose, onUnlink }: UnlinkDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Unlink ${inSentence(name)}?`}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" onClick={onUnlink}>
            Unlink
          </Button>
        </>
      }
    >
      <p>From then on you log in with {list.format(others.map(inSentence))}.</p>
    </Dialog>
  );
}
