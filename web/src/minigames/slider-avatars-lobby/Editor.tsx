import type { EditorProps } from '../form-contract.ts';
import { EndsEditor } from '../row/EndsEditor.tsx';
import type { EndsFields } from '../row/ends-form.ts';

/** The config of a line-up: the names of its ends. */
export default function LineUpEditor(props: EditorProps<EndsFields>) {
  return (
    <EndsEditor
      {...props}
      legend="Ends of the row"
      labels={{ worst: 'Left end', best: 'Right end' }}
      order={['worst', 'best']}
    />
  );
}
