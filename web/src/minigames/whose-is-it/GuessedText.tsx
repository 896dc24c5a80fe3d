import type { WrittenText } from '@tallyho/game/minigames/written/schema';
import { type KeyboardEvent, useId } from 'react';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import type { Rater } from '../contract.ts';
import { ReportText } from '../written/ReportText.tsx';
import { useShownText } from '../written/use-shown-text.ts';
import styles from './GuessedText.module.css';

interface GuessedTextProps {
  readonly written: WrittenText;
  /** Who can be its author. */
  readonly people: readonly Rater[];
  /** Who was named; null: nobody yet. */
  readonly chosen: string | null;
  readonly disabled: boolean;
  readonly onGuess: (user: string) => void;
}

/** A text without its author, and the players who can be it as a native radio group. A digit names the player at that place, too. */
export function GuessedText({ written, people, chosen, disabled, onGuess }: GuessedTextProps) {
  const id = useId();
  const text = useShownText()(written.text);

  function onKeyDown({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    const person = people[Number(key) - 1];
    if (person && !disabled && !ctrlKey && !metaKey && !altKey) onGuess(person.user);
  }

  return (
    <article className={styles.card} data-guessed={chosen !== null} aria-labelledby={`${id}-text`}>
      <div className={styles.head}>
        <p id={`${id}-text`} className={styles.text} dir="auto">
          {text}
        </p>
        <ReportText text={written.text} shown={text} />
      </div>
      <fieldset
        className={styles.people}
        disabled={disabled}
        aria-labelledby={`${id}-text`}
        onKeyDown={onKeyDown}
      >
        {people.map(({ user, username, avatar, seat }) => (
          <label key={user} className={styles.person} title={username}>
            <input
              type="radio"
              name={id}
              value={user}
              checked={user === chosen}
              onChange={() => onGuess(user)}
            />
            <PlayerAvatar avatar={avatar} seat={seat} size="sm" />
            <span className={styles.name} dir="auto">
              {username}
            </span>
          </label>
        ))}
      </fieldset>
    </article>
  );
}

/** The viewer's own text, whose author only the others guess. */
export function OwnText({ written }: Pick<GuessedTextProps, 'written'>) {
  const id = useId();
  const text = useShownText()(written.text);
  return (
    <article className={styles.card} data-own="true" aria-labelledby={id}>
      <p id={id} className={styles.text} dir="auto">
        {text}
      </p>
      <p className={styles.own}>Yours. The others guess it.</p>
    </article>
  );
}
