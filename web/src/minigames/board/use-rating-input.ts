import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react';

/** Pixels that a finger moves before it is clear whether it slides or scrolls. */
const slack = 8;

interface RatingInputOptions {
  /** The answer has no value yet: a press that does not move the thumb is an answer too, but triggers no change event. */
  readonly isUntouched: boolean;
  /** The value where the thumb is. */
  readonly at: number;
  readonly disabled: boolean;
  readonly onRate: (value: number) => void;
}

/** A touch on the control. `pending`: the value below the finger, which counts once the touch is a slide or a tap. */
interface Touch {
  readonly x: number;
  readonly y: number;
  kind: 'unclear' | 'slides' | 'scrolls';
  pending: number | null;
}

/**
 * Returns the event handlers of a range input that rates, and the description of one that is untouched. Browsers set the value where a finger comes down, also if the finger
 * then scrolls the page. So a touch rates only after it has moved sideways or ended in place; a touch that moves up or down, or
 * that the browser takes over to scroll, rates nothing. The style sheet must have `touch-action: pan-y` for it.
 */
export function useRatingInput({ isUntouched, at, disabled, onRate }: RatingInputOptions) {
  const touch = useRef<Touch | null>(null);
  const answerAsShown = () => {
    if (isUntouched && !disabled) onRate(at);
  };

  function settle({ pending }: Touch) {
    if (pending !== null && !disabled) onRate(pending);
  }

  return {
    'aria-description': isUntouched
      ? 'Move the slider to rate. Enter takes the value where it is.'
      : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const value = target.valueAsNumber;
      if (touch.current === null || touch.current.kind === 'slides') onRate(value);
      else touch.current.pending = value;
    },
    onPointerDown: ({ pointerType, clientX, clientY, isPrimary }: PointerEvent) => {
      if (pointerType === 'touch' && isPrimary)
        touch.current = { x: clientX, y: clientY, kind: 'unclear', pending: null };
    },
    onPointerMove: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      const { current } = touch;
      if (current?.kind !== 'unclear' || !isPrimary) return;
      const [across, along] = [Math.abs(clientX - current.x), Math.abs(clientY - current.y)];
      if (Math.max(across, along) < slack) return;
      current.kind = across >= along ? 'slides' : 'scrolls';
      if (current.kind === 'slides') settle(current);
    },
    onPointerUp: () => {
      const { current } = touch;
      touch.current = null;
      if (current?.kind === 'scrolls') return;
      if (current?.kind === 'unclear' && current.pending !== null) settle(current);
      else answerAsShown();
    },
    onPointerCancel: () => {
      touch.current = null;
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter' || key === ' ') answerAsShown();
    },
  };
}
