import type { CloseReason } from '@tallyho/game/protocol/close-codes';
import { KeepSeat } from '../../features/accounts/guest/KeepSeat.tsx';
import { Banner } from '../../shared/ui/overlays/Banner.tsx';
import { EndedAction, endedText, isSolvable } from './EndedAction.tsx';
import styles from './StartPanel.module.css';
import VisitorCode from './VisitorCode.tsx';

/** For guests without a lobby: join one with a code, or become a member. `ended`: why the last seat was lost, or null. */
export function GuestStart({ ended }: { readonly ended: CloseReason | null }) {
  return (
    <div className={styles.start}>
      {ended && (
        <Banner tone="warn" actions={isSolvable(ended) && <EndedAction reason={ended} />}>
          {endedText(ended)}
        </Banner>
      )}
      <h3>Join a Lobby</h3>
      <VisitorCode intent={null} />
      <KeepSeat />
    </div>
  );
}
