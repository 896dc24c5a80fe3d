import { type MiniGameType, miniGames } from '@tallyho/game/minigames/registry';
import { useId } from 'react';
import { inBrief } from '../../../minigames/in-brief.ts';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import styles from './PlayAs.module.css';

/** The mini-game that all pictures of a theme are played as; null: its games are played as they are written. */
export type PlayedAs = MiniGameType | null;

interface PlayAsProps {
  /** The mini-games that the pictures of the theme can be played as. */
  readonly types: readonly MiniGameType[];
  readonly value: PlayedAs;
  readonly onChange: (value: PlayedAs) => void;
}

/** Chooses what the pictures of a theme are played as: a list behind a line, because most play a theme as it is. */
export function PlayAs({ types, value, onChange }: PlayAsProps) {
  const name = useId();
  return (
    // The choice is longer than what is left of the sheet of a phone.
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView?.({ block: 'nearest' });
      }}
    >
      <summary className={styles.differently}>
        {value ? `Played as ${miniGames[value].label}` : 'Play it another way'} <Icon name="chevron-down" />
      </summary>
      <fieldset>
        <legend className={styles.legend}>Play it as</legend>
        <div className={styles.modes}>
          {[null, ...types].map((type) => {
            const label = type ? miniGames[type].label : 'Mixed';
            const about = type ? inBrief[type] : 'As its author made it';
            const id = `${name}-${label}`;
            return (
              <label key={type} className={styles.mode}>
                <input
                  type="radio"
                  name={name}
                  aria-label={label}
                  aria-describedby={id}
                  checked={type === value}
                  onChange={() => onChange(type)}
                />
                <strong>{label}</strong>
                <span id={id}>{about}</span>
              </label>
            );
          })}
        </div>
        {value && (
          <p className={styles.hint}>{`Rounds with its pictures only, each as ${miniGames[value].label}.`}</p>
        )}
      </fieldset>
    </details>
  );
}
