import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { guestLobbiesQuery, type PublicLobby, publicLobbiesQuery } from '../../entities/lobby/lobby-api.ts';
import { Button, ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import styles from './PublicLobbies.module.css';

interface PublicLobbiesProps {
  /** Code of the lobby that is being joined. */
  readonly busyCode: string | null;
  /** Why the last attempt to join failed. */
  readonly error: string | null;
  readonly onJoin: (code: string) => Promise<unknown>;
}

/** The list of public lobbies. It is polled while it is visible. */
export function PublicLobbies({ busyCode, error, onJoin }: PublicLobbiesProps) {
  const client = useQueryClient();
  const lobbies = useQuery(publicLobbiesQuery);
  async function join(code: string) {
    await onJoin(code);
    // The list may be outdated, whether joining succeeded or failed.
    void client.invalidateQueries({ queryKey: publicLobbiesQuery.queryKey });
  }
  return (
    <section className={styles.open} aria-labelledby="open-lobbies">
      <h3 id="open-lobbies">Open lobbies</h3>
      {error && <Banner tone="bad">{error}</Banner>}
      {lobbies.isPending && <ListLoading />}
      {lobbies.isError && !lobbies.data && (
        <p className={styles.empty}>The list can't be reached. We keep trying.</p>
      )}
      {lobbies.data?.length === 0 && (
        <p className={styles.empty}>
          <Avatar avatar={3} size="md" />
          <span>There are no public lobbies. Choose Public above and open the first.</span>
        </p>
      )}
      {lobbies.data && lobbies.data.length > 0 && (
        <ul className={styles.list} aria-label="Open lobbies">
          {lobbies.data.map((lobby) => (
            <li key={lobby.code}>
              <LobbyRow lobby={lobby}>
                <Button
                  busy={busyCode === lobby.code}
                  aria-disabled={busyCode !== null && busyCode !== lobby.code}
                  aria-label={joinLabel(lobby)}
                  onClick={() => void join(lobby.code)}
                >
                  Join
                </Button>
              </LobbyRow>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/**
 * The public lobbies for visitors and guests, who join as guests. Renders nothing if no lobby lets guests in from the list.
 */
export function GuestLobbies() {
  const { data } = useQuery(guestLobbiesQuery);
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.open} aria-labelledby="open-lobbies">
      <h3 id="open-lobbies">Open lobbies</h3>
      <ul className={styles.list} aria-label="Open lobbies">
        {data.map((lobby) => (
          <li key={lobby.code}>
            <LobbyRow lobby={lobby}>
              <ButtonLink to={`/join/${lobby.code}?from=list`} aria-label={joinLabel(lobby)}>
                Join
              </ButtonLink>
            </LobbyRow>
          </li>
        ))}
      </ul>
    </section>
  );
}

const joinLabel = ({ leader }: PublicLobby): string => `Join ${leader.username}'s lobby`;

interface LobbyRowProps {
  readonly lobby: PublicLobby;
  /** The button that joins it. */
  readonly children: ReactNode;
}

function LobbyRow({ lobby, children }: LobbyRowProps) {
  const { leader, players, maxPlayers } = lobby;
  return (
    <div className={styles.lobby}>
      <Avatar avatar={leader.avatar} size="md" />
      <span className={styles.text}>
        <strong>{leader.username}'s lobby</strong>
        <span className={styles.count}>
          <Icon name="users" /> {players} of {maxPlayers}
        </span>
      </span>
      {children}
    </div>
  );
}

function ListLoading() {
  return (
    <Loading label="Looking for open lobbies">
      <div className={styles.list}>
        <Skeleton shape="box" height="5.5rem" />
      </div>
    </Loading>
  );
}
