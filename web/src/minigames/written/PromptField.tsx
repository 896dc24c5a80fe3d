import { limits } from '@tallyho/game/limits';
import { TextField } from '../../shared/ui/controls/TextField.tsx';
import type { EditorProps } from '../form-contract.ts';
import type { PromptFields } from './prompt-form.ts';

interface PromptFieldProps extends EditorProps<PromptFields> {
  readonly hint: string;
}

/** The prompt in the studio. */
export function PromptField({ game, errorOf, onChange, hint }: PromptFieldProps) {
  return (
    <TextField
      label="Prompt"
      data-field="prompt"
      dir="auto"
      value={game.prompt}
      maxLength={limits.written.prompt}
      autoComplete="off"
      hint={hint}
      error={errorOf('prompt')}
      onChange={(event) => onChange({ prompt: event.target.value })}
    />
  );
}
