import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { CardPicture } from './CardPicture.tsx';
import { drawMoment, type VideoParts } from './moving/draw-video.ts';
import { end, frameSize, held, placedAt } from './moving/fight-frames.ts';
import type { useResultCard } from './use-result-card.ts';
import type { Video } from './use-video.ts';
import styles from './VideoPicture.module.css';

interface VideoPictureProps {
  readonly video: Video;
  /** Shown until the video is played: it is what the main button sends. */
  readonly still: ReturnType<typeof useResultCard>;
  /** Of the still picture. */
  readonly alt: string;
  readonly videoAlt: string;
}

/** The picture, until a press plays the video in its place, with a mark that says so and how far it is. Another press pauses it. */
export function VideoPicture({ video: { parts }, still, alt, videoAlt }: VideoPictureProps) {
  const [isPlaying, setPlaying] = useState(false);
  const [wasPlayed, setPlayed] = useState(false);
  const isShown = parts !== null && wasPlayed;
  const canvas = useRef<HTMLCanvasElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  usePlayback({ canvas, bar }, parts, isPlaying);
  return (
    <div className={styles.video} data-playing={isPlaying}>
      {isShown ? (
        <canvas ref={canvas} className={styles.picture} {...frameSize} role="img" aria-label={videoAlt} />
      ) : (
        <CardPicture card={still} alt={alt} format="upright" />
      )}
      {isShown && (
        <>
          <span className={styles.badge} aria-hidden="true">
            Video
          </span>
          <span className={styles.track} aria-hidden="true">
            <span ref={bar} className={styles.bar} />
          </span>
        </>
      )}
      {parts && (
        <button
          type="button"
          className={styles.toggle}
          aria-label={isPlaying ? 'Pause the video' : 'Play the video'}
          onClick={() => {
            setPlayed(true);
            setPlaying(!isPlaying);
          }}
        >
          <span className={styles.disc}>
            <Icon name="play" />
            Play
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

/** Plays the video on the canvas while `isPlaying`, from where it was paused. */
function usePlayback({ canvas, bar }: Screen, parts: VideoParts | null, isPlaying: boolean): void {
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
