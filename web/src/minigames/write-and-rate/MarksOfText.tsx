import { PlayerAvatar } from '../../shared/ui/players/PlayerAvatar.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import reveal from '../show/reveal.module.css';
import type { Vote } from '../show/Votes.tsx';
import styles from './MarksOfText.module.css';

interface MarksOfTextProps {
  readonly votes: readonly Vote[];
  /** How many of the faces are shown. */
  readonly faces: number;
}

/** The marks that a text got, each with the faces of those who gave it, the highest first. */
export function MarksOfText({ votes, faces }: MarksOfTextProps) {
  const given = votes.filter(({ raters }) => raters.length > 0);
  const order = given.flatMap(({ raters }) => raters);
  return (
    <ul className={styles.marks} aria-label="Who gave what">
      {given.map(({ label, paint, raters }) => (
        <li key={label} className={styles.mark}>
          <span
            className={classNames(styles.label, reveal.fade)}
            style={paint ? { background: paint.fill, color: paint.text } : undefined}
            data-shown={raters.some((rater) => order.indexOf(rater) < faces)}
          >
            {label}
          </span>
          <ul className={styles.heads}>
            {raters.map((rater) => (
              <li
                key={rater.user}
                className={classNames(styles.head, reveal.fall)}
                title={rater.username}
                data-shown={order.indexOf(rater) < faces}
              >
                <PlayerAvatar avatar={rater.avatar} size="stage" label={rater.username} seat={rater.seat} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
