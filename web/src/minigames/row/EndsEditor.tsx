import { limits } from '@tallyho/game/limits';
import { endsOf, type RowEnds } from '@tallyho/game/minigames/row-ends';
import { TextField } from '../../shared/ui/controls/TextField.tsx';
import styles from '../editor/game-editor.module.css';
import type { EditorProps } from '../form-contract.ts';
import type { EndsFields } from './ends-form.ts';

interface EndsEditorProps extends EditorProps<EndsFields> {
  readonly legend: string;
  /** What each end is called here. */
  readonly labels: { readonly worst: string; readonly best: string };
  /** The ends in the order of the board. */
  readonly order: readonly ('worst' | 'best')[];
  /** The names of the ends of a game that names none. */
  readonly usual?: RowEnds;
}

/** The names of the ends of a row. */
export function EndsEditor({ legend, labels, order, usual = endsOf({}), ...props }: EndsEditorProps) {
  const { game, errorOf, onChange } = props;
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <p className={styles.hint}>
        Leave both empty for “{usual.worst}” and “{usual.best}”.
      </p>
      <div className={styles.sides}>
        {order.map((end) => (
          <TextField
            key={end}
            label={labels[end]}
            data-field={`ends.${end}`}
            placeholder={usual[end]}
            value={game.ends[end]}
            maxLength={limits.label}
            autoComplete="off"
            error={errorOf(`ends.${end}`)}
            onChange={(event) => onChange({ ends: { ...game.ends, [end]: event.target.value } })}
          />
        ))}
      </div>
    </fieldset>
  );
}
