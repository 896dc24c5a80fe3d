import type { ReactNode } from 'react';
import { RosetteMark } from '../../../minigames/faces/RosetteMark.tsx';
import { Icon, type IconName } from '../../../shared/ui/layout/Icon.tsx';
import { BreakableName } from '../../../shared/ui/players/BreakableName.tsx';
import { type SeatNumber, seatColor } from '../../../shared/ui/players/Shape.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import styles from './AwardCard.module.css';
import type { AwardMood } from './award-moods.ts';

/** row: in the list, one or two faces beside the words. stage: it has the stage to itself. */
export type AwardForm = 'row' | 'stage';

/** What the medal of an award shows. */
const medals: Readonly<Record<AwardMood, IconName>> = {
  shocked: 'split',
  delighted: 'heart',
  smug: 'smile',
};

interface AwardCardProps {
  readonly title: string;
  /** What happened. */
  readonly sentence?: string;
  /** Gives the card a medal. */
  readonly mood?: AwardMood;
  /** The seats of the players whom it names. The first of one or two of them gives it its color. */
  readonly seats?: readonly (SeatNumber | null)[];
  readonly form?: AwardForm;
  readonly children: ReactNode;
}

/** The card of an award in the color of its player: its title with a medal, what happened, and whom it is about. */
export function AwardCard({ title, sentence, mood, seats = [], form = 'row', children }: AwardCardProps) {
  const [first] = seats.length <= 2 && !seats.includes(null) ? seats : [];
  return (
    <article
      className={styles.card}
      data-form={form}
      data-colored={first != null}
      style={first ? { '--first': seatColor(first) } : undefined}
    >
      <div className={styles.head}>
        <h2 dir="auto">
          <BreakableName name={title} />
        </h2>
        {sentence !== undefined && (
          <p dir="auto">
            <BreakableName name={sentence} />
          </p>
        )}
      </div>
      {mood && <RosetteMark className={styles.medal} icon={medals[mood]} />}
      {children}
    </article>
  );
}

interface AwardFiguresProps {
  /** How many there are. */
  readonly count: number;
  readonly children: ReactNode;
}

/** The faces and the picture that an award is about. Hidden from screen readers, because the sentence names them. */
export const AwardFigures = ({ count, children }: AwardFiguresProps) => (
  <div className={styles.figures} data-count={count < 3 ? count : 'many'} aria-hidden="true">
    <div style={{ '--figures': count }}>{children}</div>
  </div>
);

interface AwardNumbersProps {
  /** The title of the award: a page can have several. */
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
