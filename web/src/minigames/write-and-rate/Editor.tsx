import { limits } from '@tallyho/game/limits';
import { placeholders } from '@tallyho/game/minigames/write-and-rate/schema';
import { TextField } from '../../shared/ui/controls/TextField.tsx';
import type { EditorProps } from '../form-contract.ts';
import type { WriteAndRateFields } from './form.ts';

const [player, other] = placeholders;

/** The prompt of Write and rate. */
export default function WriteAndRateEditor({ game, errorOf, onChange }: EditorProps<WriteAndRateFields>) {
  return (
    <TextField
      label="Prompt"
      data-field="prompt"
      dir="auto"
      value={game.prompt}
      maxLength={limits.written.prompt}
      autoComplete="off"
      hint={`${player} becomes the name of a player, ${other} that of another one.`}
      error={errorOf('prompt')}
      onChange={(event) => onChange({ prompt: event.target.value })}
    />
  );
}
