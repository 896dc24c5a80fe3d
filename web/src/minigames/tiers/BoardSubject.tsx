import type { ReactNode } from 'react';
import { Popover } from '../../shared/ui/overlays/Popover.tsx';
import { WinnerCrown } from '../../shared/ui/players/WinnerCrown.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { lettersInLine } from '../faces/ItemPicture.tsx';
import { useWideCard } from '../faces/picture-ratio.ts';
import { RateablePicture } from '../faces/RateablePicture.tsx';
import { isTextOnly, type RateableItem } from '../faces/rateable-item.ts';
import styles from './BoardSubject.module.css';
import { lettersInTwoLines } from './name-lines.ts';

interface BoardSubjectProps {
  readonly subject: RateableItem;
  /** It is in first place, and has a crown. */
  readonly isFirst: boolean;
  readonly caption: ReactNode;
  readonly detail: ReactNode;
  /** The name stands below the picture, where the picture is wide enough for it. */
  readonly hasName: boolean;
  /** The last one that came onto the board: it has a ring until the next one comes. */
  readonly isLatest: boolean;
}

/** An item on the group's board, with its crown, its name, its caption, and what a press shows. */
export function BoardSubject({ subject, isFirst, caption, detail, hasName, isLatest }: BoardSubjectProps) {
  const wideCard = useWideCard(subject);
  const isText = isTextOnly(subject);
  const letters = lettersInLine(subject.name, true);
  const look = {
    className: classNames(styles.tile, isText && styles.text),
    // As on the stage, so that nothing changes its form while it flies here, and no flag stands in a white square.
    style: isText ? undefined : wideCard,
  };
  const picture = <RateablePicture subject={subject} wide={isText} />;
  return (
    <li
      className={styles.subject}
      style={{
        '--letters': isText ? letters : subject.name.length,
        '--in-two': lettersInTwoLines(subject.name),
      }}
      title={subject.name}
      data-item={subject.id}
      data-wide={wideCard !== undefined}
      data-text={isText}
      data-word={!subject.name.includes(' ')}
      data-latest={isLatest}
    >
      <span className={styles.spot}>
        {detail === null ? (
          <span {...look}>{picture}</span>
        ) : (
          <Popover
            label={subject.name}
            trigger={(props) => (
              <button type="button" {...props} {...look}>
                {picture}
              </button>
            )}
          >
            <div className={styles.detail}>
              <strong dir="auto">{subject.name}</strong>
              {detail}
            </div>
          </Popover>
        )}
        {isFirst && <WinnerCrown className={styles.crown} />}
      </span>{' '}
      {hasName && (
        <span className={styles.name} aria-hidden="true" dir="auto">
          {subject.name}
        </span>
      )}
      {caption !== null && <span className={styles.caption}>{caption}</span>}
    </li>
  );
}
