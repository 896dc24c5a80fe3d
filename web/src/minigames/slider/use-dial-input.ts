import { type PointerEvent, useRef } from 'react';
import { valueToward } from './dial.ts';

/** Pixels that a finger moves before it turns the dial. */
const slack = 8;

export interface DialInputOptions {
  readonly value: number;
  readonly disabled: boolean;
  /** `isEnd`: the press or drag ends with it. */
  readonly onRate: (value: number, isEnd: boolean) => void;
  /** The browser takes over what has turned the dial. */
  readonly onCancel?: () => void;
}

interface Turning {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** The dial, as it was when the press began: nothing moves it meanwhile. */
  readonly box: DOMRect;
  readonly isMirrored: boolean;
  /** What is below the pointer counts: a mouse at once, a finger once it has moved or ended in place. */
  counts: boolean;
  /** The last value. */
  last: number | null;
}

/**
 * Returns the event handlers of a half dial, as wide as two radii and as high as one, that is turned by pointing at it. On an arc no
 * direction is free to scroll the page, so the style sheet must have `touch-action: none` for what takes the presses, and a swipe
 * scrolls when it starts elsewhere. The browser can still take a touch over, for example for a second finger: then nothing is rated.
 */
export function useDialInput({ value, disabled, onRate, onCancel }: DialInputOptions) {
  const turning = useRef<Turning | null>(null);

  function rate(current: Turning, { clientX, clientY }: PointerEvent, isEnd: boolean) {
    const { box, isMirrored } = current;
    const across = (clientX - box.left - box.width / 2) / box.height;
    const next = valueToward(isMirrored ? -across : across, (box.bottom - clientY) / box.height, value);
    current.last = next ?? current.last;
    if (current.last !== null && !disabled) onRate(current.last, isEnd);
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const { currentTarget: dial, pointerId, pointerType, isPrimary, button, clientX, clientY } = event;
      if (disabled || !isPrimary || button !== 0) return;
      // The focus does not go to the page.
      event.preventDefault();
      dial.querySelector('input')?.focus({ preventScroll: true });
      const isTouch = pointerType === 'touch';
      turning.current = {
        pointer: pointerId,
        x: clientX,
        y: clientY,
        box: dial.getBoundingClientRect(),
        isMirrored: getComputedStyle(dial).direction === 'rtl',
        counts: !isTouch,
        last: null,
      };
      if (isTouch) return;
      dial.setPointerCapture(pointerId);
      rate(turning.current, event, false);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = turning;
      if (current?.pointer !== event.pointerId) return;
      current.counts ||= Math.hypot(event.clientX - current.x, event.clientY - current.y) >= slack;
      if (current.counts) rate(current, event, false);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { current } = turning;
      if (current?.pointer !== event.pointerId) return;
      turning.current = null;
      rate(current, event, true);
    },
    onPointerCancel: () => {
      turning.current = null;
      onCancel?.();
    },
  };
}
