import { counted } from '@tallyho/game/text';
import { useId, useState } from 'react';
import type { SharedResult } from '../../features/share/result-room.ts';
import { ItemPicture } from '../../minigames/faces/ItemPicture.tsx';
import { paint } from '../../minigames/faces/paint.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import styles from './YourTurn.module.css';

interface YourTurnProps {
  readonly turn: NonNullable<SharedResult['turn']>;
}

/** Lets the reader of a shared result rate one item or question, and compares that with the players. Nothing is sent. */
export default function YourTurn({ turn: { question, story, item, options } }: YourTurnProps) {
  const titleId = useId();
  const [answer, setAnswer] = useState<string | null>(null);
  const all = options.reduce((sum, { votes }) => sum + votes, 0);
  const same = options.find(({ name }) => name === answer)?.votes ?? 0;
  return (
    <section className={styles.turn} aria-labelledby={titleId}>
      <h2 id={titleId}>What would you say?</h2>
      <div className={styles.question}>
        <p className={styles.asked}>{question}</p>
        {story && <p>{story}</p>}
        {item && item.url !== null && (
          <span className={styles.picture}>
            <ItemPicture item={item} decorative />
          </span>
        )}
        {item && <strong>{item.alt}</strong>}
      </div>
      <div className={styles.options} data-two={options.length === 2} data-short={areShort(options)}>
        {options.map(({ name, color, votes }) => (
          <Button
            key={name}
            size={options.length === 2 ? 'lg' : 'md'}
            aria-pressed={name === answer}
            data-painted={color !== null}
            style={paintOf(color)}
            onClick={() => setAnswer(name)}
          >
            {answer === null ? name : `${name} · ${votes}`}
          </Button>
        ))}
      </div>
      <p className={styles.comparison} role="status">
        {answer === null ? 'Answer, and see what the players said.' : comparisonOf(same, all)}
      </p>
    </section>
  );
}

/** The longest name that leaves room for four others in a row of a phone, in letters. */
const longestShort = 2;
const areShort = (options: YourTurnProps['turn']['options']): boolean =>
  options.every(({ name }) => name.length <= longestShort);

/** The color of an answer as in the game. */
const paintOf = (color: string | null) => {
  if (color === null) return undefined;
  const { fill, text } = paint(color);
  return { background: fill, color: text };
};

/** Compares an answer with those of the players. `same`: how many of `all` gave it. */
function comparisonOf(same: number, all: number): string {
  if (same === all)
    return all === 1 ? 'The one player who answered agrees.' : `All ${all} players agree with you.`;
  if (same === 0) return `None of the ${counted(all, 'player')} said that.`;
  return `${same} of ${counted(all, 'player')} said the same.`;
}
