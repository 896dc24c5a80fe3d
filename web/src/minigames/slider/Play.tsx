import { limits } from '@tallyho/game/limits';
import { nearestPoint } from '@tallyho/game/minigames/slider/rules';
import { useId } from 'react';
import { formatNumber, useLocale } from '../../entities/preferences/format.ts';
import { useMedia } from '../../shared/ui/layout/use-media.ts';
import { PoolArea } from '../board/pool-slot.tsx';
import type { PlayProps } from '../contract.ts';
import { paint } from '../faces/paint.ts';
import { turnOfValue } from './dial.ts';
import { nameWidth, widestWord } from './long-names.ts';
import styles from './Play.module.css';
import { PlayDial } from './PlayDial.tsx';
import { RimKeys } from './RimKeys.tsx';
import { haveRoomAround } from './rim-room.ts';
import turn from './TurnDial.module.css';

const { min, max } = limits.slider;
const middle = (min + max) / 2;

/**
 * Slider: one value from 0 to 10, chosen with the viewer's face on the arc of the same dial that the result has, or by pressing a point's
 * name. The hub says the name, and the dial takes a tint of its color. Until there is an answer the face is pale at the middle, in a dashed ring between two arrows.
 */
export default function SliderPlay({ board, answer, disabled, viewer, onChange }: PlayProps<'Slider'>) {
  useLocale();
  const id = useId();
  const isSmall = useMedia('(width < 360px)');
  const isNarrow = useMedia('(width < 700px)');
  const isLow = useMedia('(height < 560px)');
  const { points } = board;
  const value = answer?.ratingValue ?? middle;
  const point = answer ? points[answer.sliderIndex] : undefined;
  const shown = formatNumber(value, Number.isInteger(value) ? 0 : 1);
  const word = point?.name ?? 'Slide to rate';
  const areAround = haveRoomAround(points, isSmall ? 'small' : isNarrow || isLow ? 'phone' : 'wide');

  function rate(ratingValue: number) {
    if (disabled) return;
    const rounded = Math.round(ratingValue * 10) / 10;
    onChange({ ratingValue: rounded, sliderIndex: nearestPoint(rounded, points.length) });
  }
  const keys = (
    <RimKeys
      points={points}
      chosen={answer?.sliderIndex}
      isList={!areAround}
      disabled={disabled}
      onRate={rate}
    />
  );

  return (
    <div
      className={styles.slider}
      data-board="slider"
      data-touched={answer !== null}
      data-around={areAround}
      style={{
        '--turn': `${turnOfValue(value)}deg`,
        ...(point && { '--tone': paint(point.color).fill, '--on-tone': paint(point.color).text }),
      }}
    >
      <div className={styles.stage}>
        <div className={styles.box}>
          <PlayDial
            id={id}
            points={points}
            value={value}
            valueText={point ? `${shown}, ${point.name}` : 'Not rated yet'}
            chosen={answer?.sliderIndex ?? null}
            disabled={disabled}
            viewer={viewer}
            onRate={rate}
          />
          <output
            htmlFor={id}
            className={styles.hub}
            style={{ '--word': widestWord([{ name: word }]), '--area': Math.sqrt(nameWidth(word)) }}
          >
            <strong dir="auto">{word}</strong>
            {/* The control says the value of an answer. */}
            {point && <small aria-hidden="true">{shown}</small>}
          </output>
          {areAround ? (
            keys
          ) : (
            <p className={turn.ends} aria-hidden="true">
              <b>{formatNumber(min)}</b>
              <b>{formatNumber(max)}</b>
            </p>
          )}
        </div>
      </div>
      {!areAround && <PoolArea players={false}>{keys}</PoolArea>}
    </div>
  );
}
