import type { WrittenText } from '@tallyho/game/minigames/written/schema';
import { type KeyboardEvent, useId } from 'react';
import { BreakableName } from '../../shared/ui/players/BreakableName.tsx';
import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import type { Rater } from '../contract.ts';
import { TextCard } from '../written/TextCard.tsx';
import styles from './GuessedText.module.css';

interface GuessedTextProps {
  readonly written: WrittenText;
  /** Who can be its author. */
  readonly people: readonly Rater[];
  /** The chosen player; null if none is chosen yet. */
  readonly chosen: string | null;
  /** The viewer said "I don't know". */
  readonly isSkipped: boolean;
  readonly disabled: boolean;
  readonly onGuess: (user: string) => void;
  readonly onSkip: () => void;
}

/**
 * A text without its author, and the possible authors as a native radio group. A digit key also chooses the player at that place.
 * The viewer can say "I don't know".
 */
export function GuessedText(props: GuessedTextProps) {
  const { written, people, chosen, isSkipped, disabled, onGuess, onSkip } = props;
  const name = useId();

  function onKeyDown({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    const person = people[Number(key) - 1];
    if (person && !disabled && !ctrlKey && !metaKey && !altKey) onGuess(person.user);
  }

  return (
    <TextCard
      written={written}
      isDone={chosen !== null}
      isSkipped={isSkipped}
      skip="I don’t know"
      disabled={disabled}
      onSkip={onSkip}
    >
      {(labelId) => (
        <fieldset
          className={styles.people}
          disabled={disabled}
          aria-labelledby={labelId}
          onKeyDown={onKeyDown}
        >
          {people.map(({ user, username, avatar, seat }) => (
            <label key={user} className={styles.person} title={username}>
              <input
                type="radio"
                name={name}
                value={user}
                checked={user === chosen}
                onChange={() => onGuess(user)}
              />
              <PlayerAvatar avatar={avatar} seat={seat} size="sm" />
              <span className={styles.name} dir="auto">
                <BreakableName name={username} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </TextCard>
  );
}
