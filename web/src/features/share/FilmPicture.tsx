import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { prefersReducedMotion } from '../../shared/ui/styles/motion.ts';
import { CardPicture } from './CardPicture.tsx';
import styles from './FilmPicture.module.css';
import { drawMoment, type FilmParts } from './moving/draw-film.ts';
import { end, frameSize, held, placedAt } from './moving/fight-frames.ts';
import type { Film } from './use-film.ts';
import type { useResultCard } from './use-result-card.ts';

interface FilmPictureProps {
  readonly film: Film;
  /** Shown until the film can play, and with reduced motion until it is played. */
  readonly still: ReturnType<typeof useResultCard>;
  readonly alt: string;
}

/** The film, which plays by itself unless motion is reduced, with a mark that says so and how far it is. A press pauses it. */
export function FilmPicture({ film: { parts }, still, alt }: FilmPictureProps) {
  const [isPlaying, setPlaying] = useState(() => !prefersReducedMotion());
  const [isShown, setShown] = useState(isPlaying);
  const canvas = useRef<HTMLCanvasElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  usePlayback({ canvas, bar }, parts, isPlaying);
  return (
    <div className={styles.film} data-playing={isPlaying}>
      {parts && isShown ? (
        <canvas ref={canvas} className={styles.picture} {...frameSize} role="img" aria-label={alt} />
      ) : (
        <CardPicture card={still} alt={alt} format="upright" />
      )}
      <span className={styles.badge} aria-hidden="true">
        <Icon name={isPlaying ? 'pause' : 'play'} />
        Film
      </span>
      <span className={styles.track} aria-hidden="true">
        <span ref={bar} className={styles.bar} />
      </span>
      {parts && (
        <button
          type="button"
          className={styles.toggle}
          aria-label={isPlaying ? 'Pause the film' : 'Play the film'}
          onClick={() => {
            setShown(true);
            setPlaying(!isPlaying);
          }}
        >
          <span className={styles.disc}>
            <Icon name="play" />
          </span>
        </button>
      )}
    </div>
  );
}

/** Milliseconds until it begins again. */
const length = end + held;

interface Screen {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Grows with the time. */
  readonly bar: RefObject<HTMLElement | null>;
}

/** Plays the film on the canvas while `isPlaying`, from where it was paused. */
function usePlayback({ canvas, bar }: Screen, parts: FilmParts | null, isPlaying: boolean): void {
  const time = useRef(0);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !parts || !isPlaying) return;
    let before = performance.now();
    let frame = 0;
    const show = (now: number) => {
      time.current = (time.current + Math.max(0, now - before)) % length;
      before = now;
      drawMoment(context, parts, placedAt(time.current));
      bar.current?.style.setProperty('scale', `${time.current / length} 1`);
      frame = requestAnimationFrame(show);
    };
    show(before);
    return () => cancelAnimationFrame(frame);
  }, [canvas, bar, parts, isPlaying]);
}
