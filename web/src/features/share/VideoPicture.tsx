import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { CardPicture } from './CardPicture.tsx';
import { drawMoment, type VideoParts } from './moving/draw-video.ts';
import { frameSize, length, placedAt } from './moving/fight-frames.ts';
import type { useResultCard } from './use-result-card.ts';
import type { Video } from './use-video.ts';
import styles from './VideoPicture.module.css';

/** still: the picture is shown. */
export type Playback = 'still' | 'playing' | 'paused';

interface VideoPictureProps {
  readonly video: Video;
  readonly playback: Playback;
  readonly onPlayback: (playback: Playback) => void;
  /** Shown before and after the video, whose end looks like it. */
  readonly still: ReturnType<typeof useResultCard>;
  /** Of the picture and of the video. */
  readonly alt: string;
}

/** The picture, over which the video is played once, and the button that plays it. */
export function VideoPicture({ video: { parts }, playback, onPlayback, still, alt }: VideoPictureProps) {
  const isShown = parts !== null && playback !== 'still';
  const canvas = useRef<HTMLCanvasElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  usePlayback({ canvas, bar }, parts, {
    isPlaying: playback === 'playing',
    onEnd: () => onPlayback('still'),
  });
  return (
    <div className={styles.video}>
      <CardPicture picture="fight" card={still} alt={alt} format="upright" />
      {isShown && (
        <div aria-hidden="true">
          <canvas ref={canvas} className={styles.picture} {...frameSize} />
          <span className={styles.track}>
            <span ref={bar} className={styles.bar} />
          </span>
        </div>
      )}
      {parts !== null && <PlayButton playback={playback} onChange={onPlayback} />}
    </div>
  );
}

interface PlayButtonProps {
  readonly playback: Playback;
  readonly onChange: (playback: Playback) => void;
}

/** Says that the picture moves, and for how long. A press plays it, another one pauses it: while it plays, the button is seen only when it is used. */
function PlayButton({ playback, onChange }: PlayButtonProps) {
  const isPlaying = playback === 'playing';
  return (
    <>
      {!isPlaying && (
        <span className={styles.length} aria-hidden="true">
          {seconds}
        </span>
      )}
      <Button
        className={styles.play}
        data-playing={isPlaying}
        aria-label={isPlaying ? 'Pause the video' : `Play the video, ${seconds}`}
        onClick={() => onChange(isPlaying ? 'paused' : 'playing')}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </Button>
    </>
  );
}

const seconds = `${Math.round(length / 1000)}\u00a0s`;

interface Screen {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Grows with the time. */
  readonly bar: RefObject<HTMLElement | null>;
}

interface Playing {
  readonly isPlaying: boolean;
  /** The video was played to its end. */
  readonly onEnd: () => void;
}

/** Plays the video on the canvas while `isPlaying`, from where it was paused to its end. */
function usePlayback({ canvas, bar }: Screen, parts: VideoParts | null, { isPlaying, onEnd }: Playing): void {
  const time = useRef(0);
  const atEnd = useEffectEvent(onEnd);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !parts || !isPlaying) return;
    let before = performance.now();
    let frame = 0;
    const show = (now: number) => {
      time.current += Math.max(0, now - before);
      before = now;
      if (time.current >= length) {
        time.current = 0;
        atEnd();
        return;
      }
      drawMoment(context, parts, placedAt(time.current));
      bar.current?.style.setProperty('scale', `${time.current / length} 1`);
      frame = requestAnimationFrame(show);
    };
    show(before);
    return () => cancelAnimationFrame(frame);
  }, [canvas, bar, parts, isPlaying]);
}
