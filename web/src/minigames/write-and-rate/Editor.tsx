import { placeholders } from '@tallyho/game/minigames/write-and-rate/schema';
import type { EditorProps } from '../form-contract.ts';
import { PromptField } from '../written/PromptField.tsx';
import type { PromptFields } from '../written/prompt-form.ts';

const [player, other] = placeholders;
const hint = `${player} becomes the name of a player, ${other} that of another one.`;

/** The prompt of Write and rate. */
export default function WriteAndRateEditor(props: EditorProps<PromptFields>) {
  return <PromptField {...props} hint={hint} />;
}
