import type { Step } from '@tallyho/game/minigames/fields';
import type { CSSProperties } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { lettersInLine } from '../ItemPicture.tsx';
import { longestWord } from '../longest-word.ts';
import { paint } from '../paint.ts';
import reveal from '../show/reveal.module.css';
import { ThingPicture } from '../ThingPicture.tsx';
import { isWords, type Thing } from '../thing.ts';
import styles from './ConsensusBoard.module.css';
import { isLongName } from './names.ts';

interface ConsensusBoardProps {
  readonly tiers: readonly Step[];
  /** What lies in each tier. */
  readonly things: readonly (readonly Thing[])[];
  /** Ids of what is to be seen; null: all of it. */
  readonly shown: ReadonlySet<string> | null;
  /** What has just come. */
  readonly latest: string | null;
}

/** The group's board: each thing in the tier nearest its average (decision 18). */
export function ConsensusBoard({ tiers, things, shown, latest }: ConsensusBoardProps) {
  return (
    <section className={styles.board} aria-label="The group's board">
      <ul className={styles.tiers}>
        {tiers.map(({ name, color }, index) => {
          const { fill, text } = paint(color);
          return (
            <li key={name} className={styles.tier}>
              <span className={styles.label} style={{ background: fill, color: text }}>
                <span
                  data-long={isLongName(name)}
                  style={{ '--letters': longestWord([name]) } as CSSProperties} // as below
                >
                  {name}
                </span>
              </span>
              <ul className={styles.things} aria-label={`Tier ${name}`}>
                {things[index]?.map((thing) => {
                  const words = isWords(thing);
                  const letters = lettersInLine(thing.name, true);
                  return (
                    <li
                      key={thing.id}
                      className={classNames(styles.thing, words && styles.words, reveal.pop)}
                      title={thing.name}
                      data-shown={shown?.has(thing.id) ?? true}
                      data-latest={thing.id === latest}
                      // Custom properties aren't in CSSProperties.
                      style={words ? ({ '--letters': letters } as CSSProperties) : undefined}
                    >
                      <ThingPicture thing={thing} wide={words} />
                    </li>
                  );
                })}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
