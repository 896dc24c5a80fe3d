import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { CardPicture } from './CardPicture.tsx';
import { drawMoment, type VideoParts } from './moving/draw-video.ts';
import { end, frameSize, held, placedAt } from './moving/fight-frames.ts';
import type { useResultCard } from './use-result-card.ts';
import type { Video } from './use-video.ts';
import styles from './VideoPicture.module.css';

/** still: not played yet, so the picture is shown. */
export type Playback = 'still' | 'playing' | 'paused';

interface VideoPictureProps {
  readonly video: Video;
  readonly playback: Playback;
  /** Shown until the video is played: it is what the main button sends. */
  readonly still: ReturnType<typeof useResultCard>;
  /** Of the still picture. */
  readonly alt: string;
  readonly videoAlt: string;
}

/** The picture, until the video is played in its place, with a mark that says so and how far it is. */
export function VideoPicture({ video: { parts }, playback, still, alt, videoAlt }: VideoPictureProps) {
  const isShown = parts !== null && playback !== 'still';
  const canvas = useRef<HTMLCanvasElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  usePlayback({ canvas, bar }, parts, playback === 'playing');
  return (
    <div className={styles.video}>
      {isShown ? (
        <canvas ref={canvas} className={styles.picture} {...frameSize} role="img" aria-label={videoAlt} />
      ) : (
        <CardPicture picture="fight" card={still} alt={alt} format="upright" />
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
    </div>
  );
}

interface PlayButtonProps {
  readonly playback: Playback;
  readonly onChange: (playback: Playback) => void;
}

/** Plays the video in place of its picture. Another press pauses it. */
export function PlayButton({ playback, onChange }: PlayButtonProps) {
  const isPlaying = playback === 'playing';
  return (
    <Button
      className={styles.play}
      icon={<Icon name={isPlaying ? 'pause' : 'play'} />}
      aria-label={isPlaying ? 'Pause the video' : 'Play the video'}
      onClick={() => onChange(isPlaying ? 'paused' : 'playing')}
    >
      {isPlaying ? 'Pause' : 'Play'}
    </Button>
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
