import type { StageView } from '@tallyho/game/protocol/view';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Banner } from '../../../shared/ui/overlays/Banner.tsx';
import { type TimedOut, useTimedOut } from './use-timed-out.ts';

/** Says during the results what happened to the viewer's answer when the time was up. Renders nothing if it had been sent. */
export function TimedOutNotice({
  stage,
  className,
}: {
  readonly stage: StageView;
  readonly className?: string | undefined;
}) {
  const timedOut = useTimedOut(stage);
  if (!timedOut) return null;
  return (
    <div className={className}>
      <Banner quiet icon={<Icon name="clock" />}>
        Time was up: {outcomeText(timedOut)}
      </Banner>
    </div>
  );
}

function outcomeText(timedOut: TimedOut): string {
  switch (timedOut.kind) {
    case 'missed':
      return 'no vote from you';
    case 'locked':
      return 'your locked answer counts';
    case 'partial': {
      const { done, max } = timedOut.progress;
      return max > 1 ? `what you had placed counts (${done} of ${max})` : 'what you had chosen counts';
    }
    default:
      return timedOut satisfies never;
  }
}
