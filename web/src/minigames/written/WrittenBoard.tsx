import type { WrittenText } from '@tallyho/game/minigames/written/schema';
import { textsOfOthers } from '@tallyho/game/minigames/written/texts';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { OwnText } from './TextCard.tsx';
import { TextEntry } from './TextEntry.tsx';
import styles from './WrittenBoard.module.css';

interface WrittenBoardProps {
  /** The label of the input. The heading of the round says it, too. */
  readonly prompt: string;
  /** Null while the players write. */
  readonly texts: WrittenText[] | null;
  readonly answer: { text: string | null } | null;
  readonly disabled: boolean;
  readonly onWrite: (text: string | null) => void;
  /** What the others do with the text that the player writes. */
  readonly fate: string;
  readonly example: string;
  /** What to do with the texts. */
  readonly task: string;
  /** What the others do with the own text. */
  readonly ownNote: string;
  /** What is there instead of texts of others. */
  readonly empty?: string;
  /** A text of another player, with what the viewer can say about it. */
  readonly children: (written: WrittenText) => ReactNode;
}

/** First a text to a prompt, then the texts of the others. The own one comes last. */
export function WrittenBoard({ prompt, texts, answer, disabled, ...props }: WrittenBoardProps) {
  if (texts === null)
    return (
      <div className={styles.board} data-step="writing">
        <TextEntry
          fate={props.fate}
          example={props.example}
          label={prompt}
          text={answer ? answer.text : ''}
          disabled={disabled}
          onChange={props.onWrite}
        />
      </div>
    );
  const others = textsOfOthers({ texts }, answer);
  const own = texts.filter((text) => !others.includes(text));
  return (
    <div className={styles.board} data-step="texts">
      <p role="status" className={styles.task}>
        <VisuallyHidden>All texts are in. </VisuallyHidden>
        {props.task}
      </p>
      <ul className={styles.texts} aria-label="Texts">
        {others.map((written) => (
          <li key={written.id}>{props.children(written)}</li>
        ))}
        {own.map((written) => (
          <li key={written.id}>
            <OwnText written={written} note={props.ownNote} />
          </li>
        ))}
      </ul>
      {others.length === 0 && props.empty && <p className={styles.note}>{props.empty}</p>}
    </div>
  );
}
