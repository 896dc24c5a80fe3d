import { counted } from '@tallyho/game/text';
import { useId } from 'react';
import styles from './CustomThemeDialog.module.css';
import { ownGameChoices, roundsOfType } from './own-rounds.ts';
import type { ThemeDraft } from './theme-draft.ts';

interface GameChoicesProps {
  readonly draft: ThemeDraft;
  readonly onChange: (types: ThemeDraft['types']) => void;
}

/** Checkboxes for the mini-games of a theme, each with the number of rounds that it creates from the current texts. */
export function GameChoices({ draft, onChange }: GameChoicesProps) {
  const { types } = draft;
  const id = useId();
  return (
    <fieldset className={styles.games}>
      <legend>Games</legend>
      <div className={styles.choices}>
        {ownGameChoices.map(({ type, label, hint }) => {
          const isChosen = types.includes(type);
          return (
            <label key={type} className={styles.choice}>
              <input
                type="checkbox"
                aria-labelledby={`${id}-${type}`}
                aria-describedby={`${id}-${type}-hint`}
                checked={isChosen}
                onChange={() =>
                  // Ordered like the mini-games, independent of the order of selection.
                  onChange(
                    ownGameChoices
                      .map((choice) => choice.type)
                      .filter((other) => (other === type ? !isChosen : types.includes(other))),
                  )
                }
              />
              <span id={`${id}-${type}`} className={styles.label}>
                {label}
              </span>
              <span id={`${id}-${type}-hint`} className={styles.hint}>
                {hint}
              </span>
              {isChosen && (
                <span className={styles.count}>{counted(roundsOfType(type, draft), 'round')}</span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
