import { type MiniGameType, miniGames } from '@tallyho/game/minigames/registry';
import { useId } from 'react';
import styles from './PlayAs.module.css';

/** The mini-game that all pictures of a theme are played as; null: its games are played as they are written. */
export type PlayedAs = MiniGameType | null;

interface PlayAsProps {
  /** The mini-games that the pictures of the theme can be played as. */
  readonly types: readonly MiniGameType[];
  readonly value: PlayedAs;
  readonly onChange: (value: PlayedAs) => void;
}

/** Chooses what the pictures of a theme are played as: a row of chips. */
export function PlayAs({ types, value, onChange }: PlayAsProps) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
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
  );
}
