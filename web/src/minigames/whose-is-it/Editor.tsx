import type { EditorProps } from '../form-contract.ts';
import { PromptField } from '../written/PromptField.tsx';
import type { PromptFields } from '../written/prompt-form.ts';

/** The prompt of Whose is it? */
export default function WhoseIsItEditor(props: EditorProps<PromptFields>) {
  return <PromptField {...props} hint="About the one who writes, so that the others can guess who it is." />;
}
