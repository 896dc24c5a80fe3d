import { limits } from '@tallyho/game/limits';
import { useId } from 'react';
import { TextArea, TextField } from '../../shared/ui/controls/TextField.tsx';
import styles from '../editor/game-editor.module.css';
import { paint } from '../faces/paint.ts';
import type { EditorProps } from '../form-contract.ts';
import { type ChooseFields, colorPairs } from './form.ts';

const descriptionLength = 200;

/** The two sides of a Choose game and their colors. */
export default function ChooseEditor({ game, errorOf, onChange }: EditorProps<ChooseFields>) {
  const name = useId();
  const { pair } = game;
  return (
    <>
      <fieldset className={styles.group} data-field="pair">
        <legend>Colors of the sides</legend>
        <div className={styles.pairs}>
          {colorPairs.map(({ left, right }) => (
            <label key={left} className={styles.pair}>
              <input
                type="radio"
                name={name}
                checked={pair.left === left && pair.right === right}
                onChange={() => onChange({ pair: { left, right } })}
              />
              <span className={styles.colors} aria-hidden="true">
                <span style={{ background: paint(left).fill }} />
                <span style={{ background: paint(right).fill }} />
              </span>
              {left} and {right}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.sides}>
        {(['left', 'right'] as const).map((side) => (
          <fieldset
            key={side}
            className={styles.side}
            style={{ borderBlockStartColor: paint(pair[side]).fill }}
          >
            <legend>{side === 'left' ? 'Left side' : 'Right side'}</legend>
            <TextField
              label="Header"
              data-field={`${side}.header`}
              value={game[side].header}
              maxLength={limits.label}
              autoComplete="off"
              error={errorOf(`${side}.header`)}
              onChange={(event) => onChange({ [side]: { ...game[side], header: event.target.value } })}
            />
            <TextArea
              label="Description"
              data-field={`${side}.description`}
              rows={2}
              value={game[side].description}
              maxLength={descriptionLength}
              onChange={(event) => onChange({ [side]: { ...game[side], description: event.target.value } })}
            />
          </fieldset>
        ))}
      </div>
    </>
  );
}
