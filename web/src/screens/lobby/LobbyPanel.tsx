import type { Person } from '@tallyho/game/model/person';
import type { Room } from '../../entities/room/room.ts';
import {
  RoomProvider,
  useMembership,
  useMembershipStore,
  useSnapshotOf,
} from '../../entities/room/room-hooks.tsx';
import { useIsGuest } from '../../entities/session/session.ts';
import { MoodNews } from '../../features/moods/MoodNews.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import { GuestStart } from './GuestStart.tsx';
import styles from './LobbyPanel.module.css';
import { LobbySignInPrompt } from './LobbySignInPrompt.tsx';
import { LobbyTable } from './LobbyTable.tsx';
import { type LobbyIntent, StartPanel } from './StartPanel.tsx';

interface LobbyPanelProps {
  /** The logged-in user; null for a visitor, undefined while loading. */
  readonly you: Person | null | undefined;
  /** The last button pressed elsewhere on the page that concerns the lobby. */
  readonly intent?: LobbyIntent | null;
}

/** The lobby area of the home page, for visitors, users without a lobby, and users in a lobby. */
export function LobbyPanel({ you, intent = null }: LobbyPanelProps) {
  const membership = useMembership();
  const store = useMembershipStore();
  const isGuest = useIsGuest();
  if (you === null) return <LobbySignInPrompt />;
  if (you === undefined || membership.status === 'checking') return <LobbyLoading />;
  if (membership.status === 'failed')
    return (
      <Banner tone="bad" actions={<Button onClick={() => void store.restore()}>Try again</Button>}>
        {membership.message}
      </Banner>
    );
  if (membership.status === 'none' && isGuest) return <GuestStart ended={membership.ended} intent={intent} />;
  if (membership.status === 'none') return <StartPanel ended={membership.ended} intent={intent} />;
  return <SeatedLobby room={membership.room} you={you} />;
}

function SeatedLobby({ room, you }: { readonly room: Room; readonly you: Person }) {
  const hasView = useSnapshotOf(room, ({ view }) => view !== null);
  if (!hasView) return <LobbyLoading />;
  return (
    <RoomProvider room={room} you={you.user}>
      <LobbyTable />
      <MoodNews />
    </RoomProvider>
  );
}

function LobbyLoading() {
  return (
    <Loading label="Looking for your lobby">
      <div className={styles.skeleton}>
        <Skeleton width="12rem" height="2rem" />
        <Skeleton shape="box" height="9rem" />
        <Skeleton shape="box" height="4rem" />
      </div>
    </Loading>
  );
}
