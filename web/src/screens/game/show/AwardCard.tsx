import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../shared/ui/layout/Icon.tsx';
import { BreakableName } from '../../../shared/ui/players/BreakableName.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import styles from './AwardCard.module.css';

/** apart: opinions differ. together: they agree. single: the award is about one answer or one place. */
export type AwardTone = 'apart' | 'together' | 'single';

/** row: in the list, one or two faces beside the sentence. stage: it has the stage to itself. */
export type AwardForm = 'row' | 'stage';

/** The icon of each tone. */
const awardIcons: Readonly<Record<AwardTone, IconName>> = {
  apart: 'split',
  together: 'heart',
  single: 'medal',
};

interface AwardCardProps {
  /** The sentence of the award; with `sentence` its name. */
  readonly title: string;
  readonly sentence?: string;
  readonly tone: AwardTone;
  readonly form?: AwardForm;
  readonly children: ReactNode;
}

/** Sentences with more characters are written smaller, so that the faces stay in view. */
const longTitle = 70;

/** The card of an award: one sentence on the color of its tone, and below it whom it is about. */
export function AwardCard({ title, sentence, tone, form = 'row', children }: AwardCardProps) {
  const isLong = (sentence ?? title).length > longTitle;
  return (
    <article className={styles.card} data-tone={tone} data-form={form}>
      <div className={styles.head} data-long={isLong}>
        <h2 className={sentence === undefined ? styles.sentence : styles.name} dir="auto">
          {sentence !== undefined && <Icon name={awardIcons[tone]} />}
          <BreakableName name={title} />
        </h2>
        {sentence !== undefined && (
          <p className={styles.sentence} dir="auto">
            <BreakableName name={sentence} />
          </p>
        )}
      </div>
      {children}
    </article>
  );
}

interface AwardFiguresProps {
  /** How many there are. More than four stand in two rows, except on wide screens. */
  readonly count: number;
  readonly children: ReactNode;
}

/** The faces and the picture that an award is about. Hidden from screen readers, because the sentence names them. */
export const AwardFigures = ({ count, children }: AwardFiguresProps) => (
  <div
    className={styles.figures}
    data-many={count > 4}
    data-few={count > 0 && count < 3}
    data-pair={count === 2}
    style={{ '--figures': count }}
    aria-hidden="true"
  >
    <div style={{ '--in-row': count > 4 ? Math.ceil(count / 2) : count }}>{children}</div>
  </div>
);

interface AwardNumbersProps {
  /** The sentence of the award: a page can have several. */
  readonly about: string;
  readonly children: ReactNode;
}

/** The arithmetic behind an award, one press away. */
export const AwardNumbers = ({ about, children }: AwardNumbersProps) => (
  <details className={styles.numbers}>
    <summary>
      How come? <VisuallyHidden>{about}</VisuallyHidden> <Icon name="chevron-down" />
    </summary>
    <div>{children}</div>
  </details>
);
