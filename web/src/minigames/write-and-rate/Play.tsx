import { promptText } from '@tallyho/game/minigames/write-and-rate/prompt';
import { textsOfOthers } from '@tallyho/game/minigames/written/texts';
import { useId } from 'react';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import type { PlayProps } from '../contract.ts';
import { Prompt } from '../written/Prompt.tsx';
import { TextEntry } from '../written/TextEntry.tsx';
import styles from './Play.module.css';
import { RatedText } from './RatedText.tsx';

/** Write and rate: first a text to a prompt, then marks for the texts of the others. The own one comes last. */
export default function WriteAndRatePlay({ board, answer, disabled, onChange }: PlayProps<'WriteAndRate'>) {
  const promptId = useId();
  const { texts } = board;
  if (texts === null)
    return (
      <div className={styles.board} data-step="write">
        <Prompt id={promptId} text={promptText(board)} />
        <TextEntry
          promptId={promptId}
          text={answer ? answer.text : ''}
          disabled={disabled}
          onChange={(text) => onChange({ text, marks: [] })}
        />
      </div>
    );
  const others = textsOfOthers(board, answer);
  const own = texts.filter((text) => !others.includes(text));
  const marks = answer?.marks ?? [];
  const skipped = answer?.skipped ?? [];
  /** Changes what the player says about a text: a mark, nothing, or nothing yet. */
  const say = (id: string, said: number | 'skipped' | 'open') => {
    const otherSkipped = skipped.filter((text) => text !== id);
    const allSkipped = said === 'skipped' ? [...otherSkipped, id] : otherSkipped;
    const otherMarks = marks.filter(({ text }) => text !== id);
    onChange({
      text: answer?.text ?? null,
      marks: typeof said === 'number' ? [...otherMarks, { text: id, value: said }] : otherMarks,
      ...(allSkipped.length > 0 && { skipped: allSkipped }),
    });
  };
  return (
    <div className={styles.board} data-step="rate">
      <VisuallyHidden>
        <p role="status">All texts are in. Rate them from 1 to 5.</p>
      </VisuallyHidden>
      <Prompt text={promptText(board)} small />
      <ul className={styles.texts} aria-label="Texts">
        {others.map((written) => (
          <li key={written.id}>
            <RatedText
              written={written}
              value={marks.find(({ text }) => text === written.id)?.value ?? null}
              isSkipped={skipped.includes(written.id)}
              disabled={disabled}
              onRate={(value) => say(written.id, value)}
              onSkip={() => say(written.id, skipped.includes(written.id) ? 'open' : 'skipped')}
            />
          </li>
        ))}
        {own.map((written) => (
          <li key={written.id}>
            <RatedText written={written} value={null} disabled isOwn />
          </li>
        ))}
      </ul>
      {others.length === 0 && (
        <p className={styles.note}>No other player has written anything. Confirm to go on.</p>
      )}
    </div>
  );
}
