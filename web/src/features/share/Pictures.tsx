import { type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { CardPicture } from './CardPicture.tsx';
import styles from './Pictures.module.css';
import { type CardFormat, pictures, type SendablePicture, type useResultCard } from './use-result-card.ts';

/** The names of the pictures, and their descriptions for readers who do not see them. */
const texts: Record<SendablePicture, { name: string; alt: string }> = {
  board: { name: 'Board', alt: 'The board of the group, as it is shared' },
  fight: { name: 'Biggest fight', alt: 'The two players who were farthest apart, as it is shared' },
  podium: { name: 'Podium', alt: 'The places of all players, as it is shared' },
};

/** The moving version of the fight. */
interface Motion {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** In place of the upright picture; null: off, not ready, or motion is reduced. */
  readonly address: string | null;
  /** It is wanted, and not there yet. */
  readonly isBusy: boolean;
}

interface PicturesProps {
  readonly cards: Record<SendablePicture, ReturnType<typeof useResultCard>>;
  readonly chosen: SendablePicture;
  readonly onChoose: (picture: SendablePicture) => void;
  /** Of all pictures. */
  readonly format: CardFormat;
  /** Null: nothing to move, because there was no fight. */
  readonly motion: Motion | null;
}

/** Returns the distance between two pictures of the row. */
const stepOf = ({ scrollWidth, clientWidth }: HTMLElement) =>
  (scrollWidth - clientWidth) / (pictures.length - 1);

/** Scrolls the row to the chosen picture. A swipe has done so already. */
function useScrollTo(row: RefObject<HTMLElement | null>, chosen: SendablePicture, format: CardFormat) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another format the pictures have another width
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const step = stepOf(element);
    const left = pictures.indexOf(chosen) * step;
    if (Math.abs(element.scrollLeft - left) > 1) element.scrollTo?.({ left });
  }, [row, chosen, format]);
}

/** The pictures of a result as a sequence: one is large, chosen by swiping or among the small ones below. */
export function Pictures({ cards, motion, chosen, onChoose, format }: PicturesProps) {
  const row = useRef<HTMLElement>(null);
  useScrollTo(row, chosen, format);
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
            <CardPicture
              card={
                picture === 'fight' && motion !== null && motion.address !== null
                  ? { ...cards.fight, address: motion.address }
                  : cards[picture]
              }
              alt={texts[picture].alt}
              format={format}
            />
            {picture === 'fight' && motion !== null && <Film motion={motion} />}
          </div>
        ))}
      </section>
      <Thumbnails cards={cards} chosen={chosen} onChoose={onChoose} format={format} />
    </>
  );
}

/** A strip that belongs to the fight, as below a film: it covers no word of the picture. */
function Film({ motion: { isOn, onChange, isBusy } }: { readonly motion: Motion }) {
  return (
    <div className={styles.film}>
      <Button
        variant="quiet"
        className={styles.play}
        aria-pressed={isOn}
        busy={isBusy}
        icon={<Icon name={isOn ? 'pause' : 'play'} />}
        onClick={() => onChange(!isOn)}
      >
        Play as film
      </Button>
    </div>
  );
}

type ThumbnailsProps = Pick<PicturesProps, 'cards' | 'chosen' | 'onChoose' | 'format'>;

/** All pictures, small, with their names. The place of one is empty until it is loaded. */
function Thumbnails({ cards, chosen, onChoose, format }: ThumbnailsProps) {
  const name = useId();
  return (
    <fieldset className={styles.thumbs} aria-label="Picture">
      {pictures.map((picture) => (
        <label key={picture} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={picture}
            checked={picture === chosen}
            onChange={() => onChoose(picture)}
          />
          <span className={styles.thumb} data-format={format}>
            {cards[picture].address !== null && <img src={cards[picture].address} alt="" />}
          </span>
          {texts[picture].name}
        </label>
      ))}
    </fieldset>
  );
}
