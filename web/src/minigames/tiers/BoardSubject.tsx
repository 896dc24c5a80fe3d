import { ordinal } from '@tallyho/game/minigames/ordinal';
import type { ReactNode } from 'react';
import { Popover } from '../../shared/ui/overlays/Popover.tsx';
import { WinnerCrown } from '../../shared/ui/players/WinnerCrown.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { lettersInLine } from '../faces/ItemPicture.tsx';
import { longestWord } from '../faces/label-size.ts';
import { useWideCard } from '../faces/picture-ratio.ts';
import { RateablePicture } from '../faces/RateablePicture.tsx';
import { isTextOnly, type RateableItem } from '../faces/rateable-item.ts';
import styles from './BoardSubject.module.css';

export interface BoardPlace {
  readonly rank: number;
  readonly isShared: boolean;
}

interface BoardSubjectProps {
  readonly subject: RateableItem;
  /** Null: none, or not yet. The first one has a crown. */
  readonly place: BoardPlace | null;
  readonly caption: ReactNode;
  readonly detail: ReactNode;
  /** The name stands below the picture. */
  readonly hasName: boolean;
  /** The last one that came onto the board: it has a ring until the next one comes. */
  readonly isLatest: boolean;
}

/** An item on the group's board, with its place, its name, its caption, and what a press shows. */
export function BoardSubject({ subject, place, caption, detail, hasName, isLatest }: BoardSubjectProps) {
  const wideCard = useWideCard(subject);
  const isText = isTextOnly(subject);
  const look = {
    className: classNames(styles.tile, isText && styles.text),
    // As on the stage, so that nothing changes its form while it flies here, and no flag stands in a white square.
    style: isText ? undefined : wideCard,
  };
  const picture = <RateablePicture subject={subject} wide={isText} />;
  return (
    <li
      className={styles.subject}
      style={{ '--letters': lettersInLine(subject.name, true), '--word': longestWord([subject.name]) }}
      title={subject.name}
      data-item={subject.id}
      data-text={isText}
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
        {place?.rank === 1 && <WinnerCrown className={styles.crown} />}
        {place && (
          <span className={styles.place} aria-hidden="true">
            {place.rank}
          </span>
        )}
      </span>{' '}
      {place && <VisuallyHidden>{placeText(place)}</VisuallyHidden>}
      {hasName && (
        <span className={styles.name} aria-hidden="true" dir="auto">
          {subject.name}
        </span>
      )}
      {caption !== null && <span className={styles.caption}>{caption}</span>}
    </li>
  );
}

/** "2nd place", "shared 2nd place". */
const placeText = ({ rank, isShared }: BoardPlace): string =>
  `${isShared ? 'shared ' : ''}${ordinal(rank)} place`;
