import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { guestLobbiesQuery, type PublicLobby, publicLobbiesQuery } from '../../entities/lobby/lobby-api.ts';
import { useJoinLobby } from '../../entities/lobby/use-join-lobby.ts';
import { Button, ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { Card } from '../../shared/ui/layout/Card.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import { LeaveOtherLobbyDialog } from './LeaveOtherLobbyDialog.tsx';
import styles from './PublicLobbies.module.css';

/** The number of lobbies that are shown before the others are asked for. */
const firstLobbies = 3;

/** The public lobbies that members can join, in a card of their own. Renders nothing if there are none. The list is polled. */
export function OpenLobbies() {
  const client = useQueryClient();
  const joining = useJoinLobby();
  const { data = [], isError } = useQuery(publicLobbiesQuery);
  /** Code of the lobby of the last attempt. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [hasAll, setAll] = useState(false);
  const busyCode = joining.busy ? chosen : null;
  async function join(code: string) {
    setChosen(code);
    await joining.join(code);
    // The list may be outdated, whether joining succeeded or failed.
    void client.invalidateQueries({ queryKey: publicLobbiesQuery.queryKey });
  }
  const isFailed = isError && data.length === 0;
  if (data.length === 0 && !isFailed && !joining.error && !joining.isElsewhere) return null;
  return (
    <Card>
      <section className={styles.lobbies} aria-labelledby="open-lobbies">
        <h3 id="open-lobbies">Open lobbies</h3>
        {joining.error && <Banner tone="bad">{joining.error}</Banner>}
        {isFailed && <p className={styles.failed}>The list can't be reached. We keep trying.</p>}
        {data.length > 0 && (
          <ul className={styles.list} aria-label="Open lobbies">
            {data.slice(0, hasAll ? undefined : firstLobbies).map((lobby) => (
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
        {data.length > firstLobbies && (
          <Button variant="quiet" aria-expanded={hasAll} onClick={() => setAll(!hasAll)}>
            {hasAll ? 'Fewer open lobbies' : 'All open lobbies'}
          </Button>
        )}
      </section>
      <LeaveOtherLobbyDialog
        open={joining.isElsewhere}
        busy={joining.busy}
        onLeave={() => void joining.leaveAndRetry()}
        onStay={joining.dismiss}
      />
    </Card>
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
