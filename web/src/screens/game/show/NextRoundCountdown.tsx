import { useSecondsUntil } from '../base/server-clock.ts';
import type { ResultsStage } from './use-show.ts';

interface NextRoundCountdownProps {
  readonly stage: ResultsStage;
  /** What starts at zero. */
  readonly label: string;
}

/**
 * The time until the next round, by the server's clock: "Next round in 26 s", without a number when the time is up. A separate component, so
 * that only it renders every second.
 */
export function NextRoundCountdown({ stage: { deadlineAt }, label }: NextRoundCountdownProps) {
  const seconds = useSecondsUntil(deadlineAt);
  return (
    <span role="timer" aria-label={seconds > 0 ? `${label} in ${seconds} seconds` : label}>
      {label}
      {seconds > 0 && <> in {seconds}&nbsp;s</>}
    </span>
  );
}
