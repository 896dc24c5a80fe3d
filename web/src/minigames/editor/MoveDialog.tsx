import { useState } from 'react';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { TextField } from '../../shared/ui/controls/TextField.tsx';
import { Dialog, wantsFocus } from '../../shared/ui/overlays/Dialog.tsx';

interface MoveDialogProps {
  /** What is moved: 'A lynx', '3 pictures'. */
  readonly name: string;
  /** Its present index, from 0. */
  readonly from: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onClose: () => void;
}

/** Moves an entry of a list to a place by its number. */
export function MoveDialog({ name, from, count, onMove, onClose }: MoveDialogProps) {
  const [text, setText] = useState(String(from + 1));
  const [isWrong, setWrong] = useState(false);
  const place = /^\d+$/.test(text.trim()) ? Number(text) : 0;

  function submit() {
    if (place < 1 || place > count) return setWrong(true);
    onMove(place - 1);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Move ${name}`}
      actions={
        <>
          <Button onClick={() => onMove(0)}>To the start</Button>
          <Button onClick={() => onMove(count - 1)}>To the end</Button>
          <Button variant="hot" onClick={submit}>
            Move
          </Button>
        </>
      }
    >
      <TextField
        ref={wantsFocus}
        label="Position"
        hint={`1 to ${count}`}
        error={isWrong ? `A whole number from 1 to ${count}` : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The focus moves to a button, which would be pressed by the same key.
          event.preventDefault();
          submit();
        }}
      />
    </Dialog>
  );
}
