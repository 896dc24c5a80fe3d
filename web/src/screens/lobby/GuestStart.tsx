import type { CloseReason } from '@tallyho/game/protocol/close-codes';
import { KeepSeat } from '../../features/accounts/guest/KeepSeat.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import { EndedAction, endedText, isSolvable } from './EndedAction.tsx';
import { JoinByCode } from './JoinByCode.tsx';
import { GuestLobbies } from './PublicLobbies.tsx';
import styles from './StartPanel.module.css';
import { UnfinishedGame } from './UnfinishedGame.tsx';
import ViewerSettings from './ViewerSettings.tsx';

interface GuestStartProps {
  /** Why the last seat was lost; null if none was. */
  readonly ended: CloseReason | null;
  /** Each new object focuses the code field. */
  readonly intent: object | null;
}

/** For guests without a lobby: join one with a code or from the list, or become an account. */
export function GuestStart({ ended, intent }: GuestStartProps) {
  return (
    <div className={styles.start}>
      <UnfinishedGame
        otherwise={
          ended && (
            <div data-last-lobby>
              <Banner tone="warn" actions={isSolvable(ended) && <EndedAction reason={ended} />}>
                {endedText(ended)}
              </Banner>
            </div>
          )
        }
      />
      <h3>Join a Lobby</h3>
      <JoinByCode action="Join Lobby" intent={intent} />
      <ViewerSettings />
      <GuestLobbies />
      <KeepSeat />
    </div>
  );
}
