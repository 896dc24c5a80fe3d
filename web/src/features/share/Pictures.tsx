import { type RefObject, useEffect, useRef } from 'react';
import { Segmented } from '../../shared/ui/controls/Segmented.tsx';
import { Select } from '../../shared/ui/controls/Select.tsx';
import { CardPicture } from './CardPicture.tsx';
import styles from './Pictures.module.css';
import { pictures, type SendablePicture, type SentFormat, type useResultCard } from './use-result-card.ts';

/** The names of the pictures, and their descriptions for readers who do not see them. */
const texts: Record<SendablePicture, { name: string; alt: string }> = {
  board: { name: 'Board', alt: 'The board of the group, as it is shared' },
  fight: { name: 'Biggest fight', alt: 'The two players who were farthest apart, as it is shared' },
  podium: { name: 'Podium', alt: 'The places of all players, as it is shared' },
};

const formatNames: Record<SentFormat, string> = { upright: 'Tall', wide: 'Wide', moving: 'Moving' };

interface PicturesProps {
  readonly cards: Record<SendablePicture, ReturnType<typeof useResultCard>>;
  readonly chosen: SendablePicture;
  readonly onChoose: (picture: SendablePicture) => void;
  /** The moving picture of the fight, in place of the upright one; null: not chosen, not ready, or motion is reduced. */
  readonly moving: string | null;
  /** Of all pictures. */
  readonly format: SentFormat;
  /** Those of the chosen picture. */
  readonly formats: readonly SentFormat[];
  readonly onFormat: (format: SentFormat) => void;
}

/** Returns the distance between two pictures of the row. */
const stepOf = ({ scrollWidth, clientWidth }: HTMLElement) =>
  (scrollWidth - clientWidth) / (pictures.length - 1);

/** Scrolls the row to the chosen picture. A swipe has done so already. */
function useScrollTo(row: RefObject<HTMLElement | null>, chosen: SendablePicture) {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const step = stepOf(element);
    const left = pictures.indexOf(chosen) * step;
    if (Math.abs(element.scrollLeft - left) > step / 2) element.scrollTo?.({ left });
  }, [row, chosen]);
}

/** The pictures of a result one at a time, chosen by swiping or with the names below, in a format. */
export function Pictures({ cards, moving, chosen, onChoose, format, formats, onFormat }: PicturesProps) {
  const cardFormat = format === 'moving' ? 'upright' : format;
  const row = useRef<HTMLElement>(null);
  useScrollTo(row, chosen);
  return (
    <>
      <section
        ref={row}
        className={styles.row}
        data-format={cardFormat}
        aria-label="Pictures"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be scrollable by keys
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          // Only where the row comes to rest on a picture.
          const place = currentTarget.scrollLeft / stepOf(currentTarget);
          const picture = pictures[Math.round(place)];
          if (picture && Math.abs(place - Math.round(place)) < 0.05) onChoose(picture);
        }}
      >
        {pictures.map((picture) => (
          <div
            key={picture}
            className={styles.slide}
            data-chosen={picture === chosen}
            inert={picture !== chosen}
          >
            <CardPicture
              card={
                picture === 'fight' && moving !== null ? { ...cards.fight, address: moving } : cards[picture]
              }
              alt={texts[picture].alt}
              format={cardFormat}
            />
          </div>
        ))}
      </section>
      <div className={styles.keys}>
        <Segmented
          label="Picture"
          hideLabel
          options={pictures.map((picture) => ({
            value: picture,
            label: texts[picture].name,
          }))}
          value={chosen}
          onChange={onChoose}
        />
        <Select
          label="Shape"
          className={styles.shape}
          options={formats.map((value) => ({ value, label: formatNames[value] }))}
          value={format}
          onChange={onFormat}
        />
      </div>
    </>
  );
}
