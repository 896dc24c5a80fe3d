import { textsOfOthers } from '@tallyho/game/minigames/written/texts';
import { useId } from 'react';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { PlayProps } from '../contract.ts';
import { Prompt } from '../written/Prompt.tsx';
import { TextEntry } from '../written/TextEntry.tsx';
import { GuessedText, OwnText } from './GuessedText.tsx';
import styles from './Play.module.css';

/** Whose is it?: first a text about oneself, then the author of each text of the others. The own one comes last. */
export default function WhoseIsItPlay({
  board,
  answer,
  disabled,
  you,
  seatOf,
  onChange,
}: PlayProps<'WhoseIsIt'>) {
  const promptId = useId();
  const { prompt, texts } = board;
  if (texts === null)
    return (
      <div className={styles.board} data-step="write">
        <Prompt id={promptId} text={prompt} />
        <TextEntry
          promptId={promptId}
          text={answer ? answer.text : ''}
          disabled={disabled}
          onChange={(text) => onChange({ text, authors: [] })}
        />
      </div>
    );
  const others = textsOfOthers(board, answer);
  const own = texts.filter((text) => !others.includes(text));
  const authors = answer?.authors ?? [];
  const people = board.people
    .filter(({ user }) => user !== you)
    .map((person) => ({ ...person, seat: seatOf(person.user) }));
  const guess = (id: string, player: string) =>
    onChange({
      text: answer?.text ?? null,
      authors: [...authors.filter(({ text }) => text !== id), { text: id, player }],
    });
  return (
    <div className={styles.board} data-step="guess">
      <VisuallyHidden>
        <p role="status">All texts are in. Guess who wrote each of them.</p>
      </VisuallyHidden>
      <Prompt text={prompt} small />
      <ul className={styles.texts} aria-label="Texts">
        {others.map((written) => (
          <li key={written.id}>
            <GuessedText
              written={written}
              people={people}
              chosen={authors.find(({ text }) => text === written.id)?.player ?? null}
              disabled={disabled}
              onGuess={(player) => guess(written.id, player)}
            />
          </li>
        ))}
        {own.map((written) => (
          <li key={written.id}>
            <OwnText written={written} />
          </li>
        ))}
      </ul>
    </div>
  );
}
