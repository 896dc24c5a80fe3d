import { type MiniGameType, miniGames } from '@tallyho/game/minigames/registry';
import { useId } from 'react';
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

/** Chooses what the pictures of a theme are played as: chips behind a line, because most play a theme as it is. */
export function PlayAs({ types, value, onChange }: PlayAsProps) {
  const name = useId();
  return (
    <details>
      <summary className={styles.differently}>
        {value ? `Played as ${miniGames[value].label}` : 'Play it differently'} <Icon name="chevron-down" />
      </summary>
      <fieldset>
        <legend className={styles.legend}>Play it as</legend>
        <div className={styles.chips}>
          {[null, ...types].map((type) => (
            <label key={type} className={styles.chip}>
              <input type="radio" name={name} checked={type === value} onChange={() => onChange(type)} />
              <span className={styles.label}>{type ? miniGames[type].label : 'Mixed'}</span>
            </label>
          ))}
        </div>
        {value && (
          <p className={styles.hint}>{`Rounds with its pictures only, each as ${miniGames[value].label}.`}</p>
        )}
      </fieldset>
    </details>
  );
}
