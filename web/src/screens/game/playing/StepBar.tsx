import { isComplete } from '@tallyho/game/minigames/registry';
import { listed } from '@tallyho/game/text';
import { useState } from 'react';
import { useCurrentPlayer, useIsLeader, useSeats } from '../../../entities/room/room-hooks.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import type { DraftRound } from '../base/draft-storage.ts';
import { type PlayingStageView, useSecondsLeft } from '../base/playing-stage.ts';
import { EndRoundDialog } from '../waiting/EndRoundDialog.tsx';
import { TimeBar } from './AnswerTimer.tsx';
import styles from './StepBar.module.css';

interface StepBarProps {
  readonly round: DraftRound;
  readonly stage: PlayingStageView;
}

/**
 * The bottom of a step that is answered without Confirm: its time and whom it waits for; for the leader the end of the round.
 * Between two such steps it keeps its place.
 */
export function StepBar({ round, stage }: StepBarProps) {
  const left = useSecondsLeft(stage);
  const isLeader = useIsLeader();
  const [isEnding, setEnding] = useState(false);
  const asks = !isComplete(stage.board, null);
  return (
    <div className={styles.bar} data-leader={isLeader}>
      <div className={styles.time} data-idle={!asks}>
        <TimeBar left={left ?? 0} stage={stage} hint={asks ? <Hint stage={stage} left={left} /> : ' '} />
      </div>
      {isLeader && (
        <>
          <Button variant="quiet" icon={<Icon name="skip" />} onClick={() => setEnding(true)}>
            End round
          </Button>
          <EndRoundDialog open={isEnding} onClose={() => setEnding(false)} round={round} missing={[]} />
        </>
      )}
    </div>
  );
}

function Hint({ stage, left }: { readonly stage: PlayingStageView; readonly left: number | null }) {
  const you = useCurrentPlayer();
  const missing = useSeats().filter(
    ({ user, confirmation, presence }) =>
      user !== you && (confirmation === 'editing' || confirmation === 'locked') && presence !== 'absent',
  );
  if (left === 0) return 'Time is up';
  if (stage.yours?.state === 'editing') return 'One press, and it counts';
  return missing.length === 0
    ? 'All answers are in'
    : `Waiting for ${listed(missing.map(({ username }) => username))}`;
}
