import { type RefObject, useEffect, useRef } from 'react';
import { Segmented } from '../../shared/ui/controls/Segmented.tsx';
import { CardPicture } from './CardPicture.tsx';
import styles from './Pictures.module.css';
import {
  type CardFormat,
  cardFormats,
  pictures,
  type SendablePicture,
  type useResultCard,
} from './use-result-card.ts';

/** The names of the pictures, and their descriptions for readers who do not see them. */
const texts: Record<SendablePicture, { name: string; alt: string }> = {
  board: { name: 'Board', alt: 'The board of the group, as it is shared' },
  fight: { name: 'Biggest fight', alt: 'The two players who were farthest apart, as it is shared' },
  podium: { name: 'Podium', alt: 'The places of all players, as it is shared' },
};

const formatNames: Record<CardFormat, string> = { upright: 'Tall', wide: 'Wide' };

interface PicturesProps {
  readonly cards: Record<SendablePicture, ReturnType<typeof useResultCard>>;
  readonly chosen: SendablePicture;
  readonly onChoose: (picture: SendablePicture) => void;
  /** Of all pictures. */
  readonly format: CardFormat;
  readonly onFormat: (format: CardFormat) => void;
}

/** Returns the distance between two pictures of the row, which shows a part of the next one, too. */
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

/** The pictures of a result, of which one is chosen by swiping, or with the keys below them, in one of two formats. */
export function Pictures({ cards, chosen, onChoose, format, onFormat }: PicturesProps) {
  const row = useRef<HTMLElement>(null);
  useScrollTo(row, chosen);
  return (
    <>
      <section
        ref={row}
        className={styles.row}
        data-format={format}
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
            <CardPicture card={cards[picture]} alt={texts[picture].alt} format={format} />
          </div>
        ))}
      </section>
      <div className={styles.keys}>
        <Segmented
          label="Picture"
          hideLabel
          options={pictures.map((picture) => ({ value: picture, label: texts[picture].name }))}
          value={chosen}
          onChange={onChoose}
        />
        <Segmented
          label="Format"
          hideLabel
          options={cardFormats.map((value) => ({ value, label: formatNames[value] }))}
          value={format}
          onChange={onFormat}
        />
      </div>
    </>
  );
}
