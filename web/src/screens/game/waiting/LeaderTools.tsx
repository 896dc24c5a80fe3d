import type { SeatView } from '@tallyho/game/protocol/view';
import { type ReactNode, useState } from 'react';
import { useView } from '../../../entities/room/room-hooks.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Popover } from '../../../shared/ui/overlays/Popover.tsx';
import type { DraftRound } from '../base/draft-storage.ts';
import { EndRoundDialog } from './EndRoundDialog.tsx';
import { NudgeButton } from './NudgeButton.tsx';
import { StartTimer } from './StartTimer.tsx';
import { useWaitingRound } from './use-waiting-round.ts';
import styles from './WaitingBar.module.css';

/** The leader's actions while answers are missing, behind one button. */
export function LeaderTools({ missing }: { readonly missing: readonly SeatView[] }) {
  const round = useWaitingRound();
  const [isEnding, setEnding] = useState(false);
  if (!round) return null;
  return (
    <>
      <Popover
        label="Leader tools"
        placement="top"
        trigger={(props) => (
          <Button {...props} variant="quiet" icon={<Icon name="crown" />}>
            Leader tools
          </Button>
        )}
      >
        {(close) => (
          <LeaderActions
            round={round}
            onClose={close}
            onEndRound={() => {
              close();
              setEnding(true);
            }}
          >
            <NudgeButton round={round} missing={missing} />
          </LeaderActions>
        )}
      </Popover>
      {/* Outside of the popover, which closes when the dialog opens. */}
      <EndRoundDialog open={isEnding} onClose={() => setEnding(false)} round={round} missing={missing} />
    </>
  );
}

interface LeaderActionsProps {
  readonly round: DraftRound;
  /** Closes what the actions are in. */
  readonly onClose: () => void;
  /** Opens the question whether to end the round. */
  readonly onEndRound: () => void;
  /** An action before the others. */
  readonly children?: ReactNode;
}

/** Start a timer, or end the round. */
export function LeaderActions({ round, onClose, onEndRound, children }: LeaderActionsProps) {
  const hasClock = useView(({ stage }) => stage.phase === 'playing' && stage.answersDueAt !== null);
  return (
    <div className={styles.choices}>
      {children}
      {!hasClock && <StartTimer round={round} onStart={onClose} />}
      <Button icon={<Icon name="skip" />} onClick={onEndRound}>
        End round
      </Button>
    </div>
  );
}
