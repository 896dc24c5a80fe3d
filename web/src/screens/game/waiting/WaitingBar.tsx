import { shortList } from '@tallyho/game/minigames/guess-words';
import { useIsLeader, useSeats, useView } from '../../../entities/room/room-hooks.tsx';
import { WriteThemeButton } from '../../../features/custom-themes/WriteThemeButton.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import hidden from '../../../shared/ui/text/VisuallyHidden.module.css';
import { ActionBar } from '../base/ActionBar.tsx';
import { useIsSmallWindow } from '../base/use-is-small-window.ts';
import type { GuessState } from '../guess/use-guess.ts';
import { LeaderTools } from './LeaderTools.tsx';
import { NudgeButton } from './NudgeButton.tsx';
import { useMissingAnswers, useWaitingRound } from './use-waiting-round.ts';
import styles from './WaitingBar.module.css';

interface WaitingBarProps {
  /** How far the viewer is with the guess, which is what matters now; null: there is nothing to guess. */
  readonly guess?: GuessState | null;
  /** What the guess still needs; null: nothing, or the card says it. */
  readonly ask?: string | null;
  readonly onLock?: () => void;
}

/**
 * Shown after the viewer's answer is sent: the players whose answers are missing, the leader's tools, and the custom theme
 * editor. Small windows have only Nudge
 * here, and the rest in the menu of the header.
 */
export function WaitingBar({ guess = null, ask = null, onLock }: WaitingBarProps) {
  const seats = useSeats();
  const isSmall = useIsSmallWindow();
  const missing = useMissingAnswers();
  const isLeader = useIsLeader();
  const leader = useView(({ room }) => room.leader);
  const leaderName = seats.find(({ user }) => user === leader)?.username ?? 'The leader';
  const round = useWaitingRound();
  const isChoosing = guess === 'missing' || guess === 'half';
  const offersLock = isChoosing || guess === 'open';
  // One thing at a time: first the guess, then the others.
  const named = offersLock ? [] : missing;
  const canNudge = round !== null && isSmall && isLeader && named.length > 0;
  const isLeaderMissing = missing.some(({ user }) => user === leader);
  return (
    <ActionBar
      isLow={canNudge}
      note={
        <>
          {guess === 'open' && <p className={hidden.always}>Lock it before the others finish.</p>}
          <div className={offersLock ? hidden.always : styles.waiting} data-hidden={offersLock} role="status">
            {named.length > 0 ? (
              <>
                <span>Waiting for other players...</span>
                <strong>
                  {shortList(
                    named.map(({ username }) => username),
                    'more',
                  )}
                </strong>
              </>
            ) : (
              <strong>Waiting for other players...</strong>
            )}
          </div>
          {named.length > 0 && !isLeader && !isLeaderMissing && (
            <p className={styles.hint}>{leaderName} can nudge them or end the round.</p>
          )}
        </>
      }
      aside={
        !isSmall && (
          <span className={styles.aside}>
            <WriteThemeButton isQuiet />
            {missing.length > 0 && isLeader && <LeaderTools missing={missing} />}
          </span>
        )
      }
    >
      {offersLock && (
        <Button
          variant="hot"
          size="xl"
          wide
          disabled={isChoosing}
          icon={ask === null && <Icon name="lock" />}
          onClick={onLock}
        >
          {ask ?? 'Lock my guess'}
        </Button>
      )}
      {canNudge && <NudgeButton round={round} missing={missing} />}
    </ActionBar>
  );
}
