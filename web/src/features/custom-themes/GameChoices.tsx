import { useId } from 'react';
import styles from './CustomThemeDialog.module.css';
import { ownGameChoices, roundsOf } from './own-rounds.ts';
import { roundCount } from './round-count.ts';
import type { ThemeDraft } from './theme-draft.ts';

interface GameChoicesProps {
  readonly draft: ThemeDraft;
  readonly onChange: (types: ThemeDraft['types']) => void;
}

/** The mini-games to play a theme with, each with what it makes of the words so far. */
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
                  // In the order of the games, whatever the order of the presses.
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
              {isChosen && <span className={styles.count}>{roundCount(roundsOf(type, draft))}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
