import type { SeatView } from '@tallyho/game/protocol/view';
import { useState } from 'react';
import { useView } from '../../../entities/room/room-hooks.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Popover } from '../../../shared/ui/overlays/Popover.tsx';
import type { DraftRound } from '../base/draft-storage.ts';
import { EndRoundDialog } from './EndRoundDialog.tsx';
import { NudgeButton } from './NudgeButton.tsx';
import { StartTimer } from './StartTimer.tsx';
import styles from './WaitingBar.module.css';

/** The leader's actions while answers are missing, behind one button: nudge, start a timer, or end the round. */
export function LeaderTools({ missing }: { readonly missing: readonly SeatView[] }) {
  const game = useView((view) => view.game);
  const hasClock = useView(({ stage }) => stage.phase === 'playing' && stage.answersDueAt !== null);
  const [isEnding, setEnding] = useState(false);
  if (!game?.theme) return null;
  const round: DraftRound = { gameId: game.id, theme: game.theme.name, game: game.currentGameRound };
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
          <div className={styles.choices}>
            <NudgeButton round={round} missing={missing} />
            {!hasClock && <StartTimer round={round} onStart={close} />}
            <Button
              icon={<Icon name="skip" />}
              onClick={() => {
                close();
                setEnding(true);
              }}
            >
              End round
            </Button>
          </div>
        )}
      </Popover>
      {/* Outside of the popover, which closes when the dialog opens. */}
      <EndRoundDialog open={isEnding} onClose={() => setEnding(false)} round={round} missing={missing} />
    </>
  );
}
