import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { CardPicture } from './CardPicture.tsx';
import styles from './Pictures.module.css';
import { type CardFormat, pictures, type SendablePicture } from './result-api.ts';
import type { useResultCard } from './use-result-card.ts';
import type { Video } from './use-video.ts';
import { type Playback, VideoPicture } from './VideoPicture.tsx';

/** The descriptions of the pictures for readers who do not see them. */
const alts: Record<SendablePicture, string> = {
  board: 'The board of the group, as it is shared',
  fight: 'The two players who were farthest apart, as it is shared',
  podium: 'The places of all players, as it is shared',
  me: 'Your title and your place, as it is shared',
};

/** The pictures of a result. */
export type Cards = Record<SendablePicture, ReturnType<typeof useResultCard>>;

interface PicturesProps {
  readonly cards: Cards;
  readonly chosen: SendablePicture;
  readonly onChoose: (picture: SendablePicture) => void;
  /** Of all pictures. */
  readonly format: CardFormat;
  /** In place of the picture of the fight; null: the picture. */
  readonly video: Video | null;
  readonly playback: Playback;
  readonly onPlayback: (playback: Playback) => void;
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

/** The pictures of a result as a sequence: one is large, chosen by swiping, by the arrow keys, or by its name (`PictureChoice`). */
export function Pictures(props: PicturesProps) {
  const { cards, video, playback, onPlayback, chosen, onChoose, format } = props;
  const row = useRef<HTMLElement>(null);
  useScrollTo(row, chosen, format);
  return (
    <section
      ref={row}
      className={styles.row}
      data-format={format}
      aria-label="Pictures"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be scrollable by keys
      tabIndex={0}
      onKeyDown={(event) => {
        const picture = neighborBy(event, chosen);
        if (!picture) return;
        event.preventDefault();
        onChoose(picture);
      }}
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
          {picture === 'fight' && video ? (
            <VideoPicture
              video={video}
              playback={playback}
              onPlayback={onPlayback}
              still={cards.fight}
              alt={alts.fight}
            />
          ) : (
            <CardPicture picture={picture} card={cards[picture]} alt={alts[picture]} format={format} />
          )}
        </div>
      ))}
    </section>
  );
}

/** Returns the picture to which an arrow key leads from the chosen one; undefined: none. */
function neighborBy({ key, currentTarget }: KeyboardEvent<HTMLElement>, chosen: SendablePicture) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step === undefined) return undefined;
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  return pictures[pictures.indexOf(chosen) + (isMirrored ? -step : step)];
}
