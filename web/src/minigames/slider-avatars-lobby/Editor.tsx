import { limits } from '@tallyho/game/limits';
import { TextField } from '../../shared/ui/controls/TextField.tsx';
import styles from '../editor/game-editor.module.css';
import type { EditorProps } from '../form-contract.ts';
import type { LineUpFields } from './form.ts';

/** The config of a line-up: the names of its ends. */
export default function LineUpEditor({ game, errorOf, onChange }: EditorProps<LineUpFields>) {
  return (
    <fieldset className={styles.group}>
      <legend>Ends of the row</legend>
      <p className={styles.hint}>Leave both empty for “Worst” and “Best”.</p>
      <div className={styles.sides}>
        {(['worst', 'best'] as const).map((end) => (
          <TextField
            key={end}
            label={end === 'worst' ? 'Left end' : 'Right end'}
            data-field={`ends.${end}`}
            placeholder={end === 'worst' ? 'Worst' : 'Best'}
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
