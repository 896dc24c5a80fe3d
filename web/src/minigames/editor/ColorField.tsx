import { namedColors, type Step } from '@tallyho/game/minigames/fields';
import { useId } from 'react';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { Popover } from '../../shared/ui/overlays/Popover.tsx';
import { paint } from '../faces/paint.ts';
import styles from './ColorField.module.css';

interface ColorFieldProps {
  /** The accessible name: 'Color of tier S'. */
  readonly label: string;
  readonly value: Step['color'];
  readonly onChange: (color: Step['color']) => void;
}

const isHex = (color: string): boolean => color.startsWith('#');

/** A swatch that opens the named colors of the game, and any other color. */
export function ColorField({ label, value, onChange }: ColorFieldProps) {
  const name = useId();
  return (
    <Popover
      label={label}
      placement="bottom"
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className={styles.swatch}
          style={{ background: paint(value).fill }}
          aria-label={`${label}: ${value}`}
        />
      )}
    >
      {(close) => (
        <fieldset className={styles.palette}>
          <legend>{label}</legend>
          <div className={styles.colors}>
            {namedColors.map((color) => (
              <label
                key={color}
                className={styles.color}
                title={color}
                style={{ background: paint(color).fill }}
              >
                <input
                  type="radio"
                  name={name}
                  value={color}
                  aria-label={color}
                  checked={color === value}
                  onChange={() => onChange(color)}
                  onClick={({ detail }) => detail > 0 && close()}
                />
              </label>
            ))}
          </div>
          <div className={styles.other}>
            <label>
              <input
                type="color"
                value={isHex(value) ? value : '#ff8800'}
                onChange={(event) => onChange(event.target.value)}
              />
              Another color
            </label>
            <IconButton icon="check" label="Done" onClick={close} />
          </div>
        </fieldset>
      )}
    </Popover>
  );
}
