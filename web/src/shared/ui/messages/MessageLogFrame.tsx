import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './MessageLogFrame.module.css';
import { type LogScroll, useLogScroll } from './use-log-scroll.ts';

interface MessageLogFrameProps extends LogScroll {
  readonly label: string;
  /** off: new messages are announced elsewhere. */
  readonly live?: 'off';
  /** Sets `--jump-end`, the distance of the button from the end, if it is not the default. */
  readonly className?: string | undefined;
  readonly logClassName: string | undefined;
  readonly jumpIcon?: ReactNode;
  /** A list of messages, oldest first. A report button in it has the attribute `data-report`. */
  readonly children: ReactNode;
}

/** The up and down arrow keys move between the report buttons of the messages. */
function moveBetweenReports(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-report]')];
  const at = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1;
  if (step === undefined || at < 0) return;
  event.preventDefault();
  all[at + step]?.focus();
}

/** A scrolling list of messages, with a button back to the latest ones for a reader who has scrolled up. */
export function MessageLogFrame(props: MessageLogFrameProps) {
  const { label, live, className, logClassName, jumpIcon, children } = props;
  const { box, isAtEnd, onScroll, toEnd } = useLogScroll(props);
  return (
    <div className={classNames(styles.frame, className)}>
      <div
        ref={box}
        className={classNames(styles.log, logClassName)}
        role="log"
        aria-live={live}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
        tabIndex={0}
        onKeyDown={moveBetweenReports}
        onScroll={onScroll}
      >
        {children}
      </div>
      {!isAtEnd && props.last !== null && (
        <span className={styles.jump}>
          <Button
            icon={jumpIcon}
            onClick={() => {
              toEnd();
              // The button is removed in that case.
              box.current?.focus({ preventScroll: true });
            }}
          >
            Latest messages
          </Button>
        </span>
      )}
    </div>
  );
}
