import { cloneElement, type ReactElement, useId, useRef } from 'react';
import { moveBeside, showPopover } from './floating.ts';
import styles from './Tooltip.module.css';

interface TooltipProps {
  readonly text: string;
  /** One focusable element. It must not have its own `title`. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** A short text on hover and focus; also the control's description. Never the only place of required information. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);

  function show() {
    if (!anchor.current || !tip.current) return;
    showPopover(tip.current);
    moveBeside(anchor.current, tip.current, 'top');
  }
  const hide = () => tip.current?.hidePopover();

  return (
    // The events come from the control inside; the span only listens.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
        {text}
      </span>
    </span>
  );
}
