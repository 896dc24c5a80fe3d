import { entranceOf } from '@tallyho/game/protocol/invitation';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { GuestForm, type LobbyRefusal } from '../../../features/accounts/guest/GuestForm.tsx';
import { appInviteLink } from '../../../shared/platform/contract.ts';
import { platform } from '../../../shared/platform/platform.ts';
import { Button, ButtonLink } from '../../../shared/ui/controls/Button.tsx';
import { Card } from '../../../shared/ui/layout/Card.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { isWholeCode } from '../lobby-code.ts';
import { BoardDrawing } from './BoardDrawing.tsx';
import { invitedToQuery } from './invited-query.ts';
import styles from './LobbyInvitation.module.css';
import { LobbyGone, Removed } from './NoWayIn.tsx';
import { Party } from './Party.tsx';
import { stateText } from './state-text.ts';

interface InvitationProps {
  /** The lobby code from the link, not validated. */
  readonly code: string;
  /** Addresses of the registration and login pages that return here afterwards. */
  readonly registerTo: string;
  readonly loginTo: string;
  /** The visitor chose the lobby in the list of public lobbies. */
  readonly from: 'list' | undefined;
  /** Loads the code that shows a lobby. */
  readonly prepareLobby: () => Promise<void>;
  /** Called with true if the lobby exists and with false if it does not, as soon as that is known. */
  readonly onKnown: (exists: boolean) => void;
}

/**
 * What a visitor sees after opening an invite link: the host, the other players, the lobby's state, and the ways in: as a
 * guest, or with an account.
 */
export function LobbyInvitation({ code, registerTo, loginTo, from, prepareLobby, onKnown }: InvitationProps) {
  const query = useQuery({ ...invitedToQuery(code), enabled: isWholeCode(code) });
  const { data, error, refetch } = query;
  const known = data?.status === 'known' ? data : undefined;
  const lobby = known?.lobby;
  const [isRefused, setRefused] = useState(false);
  /** The picture that the visitor has chosen. */
  const [avatar, setAvatar] = useState<number | null>(null);
  const isRemoved = isRefused || data?.status === 'removed';
  const isUnknown = !isWholeCode(code) || data?.status === 'gone';
  const isKnown = isUnknown || data !== undefined;
  useEffect(() => {
    if (isKnown) onKnown(!isUnknown);
  }, [isKnown, isUnknown, onKnown]);

  function onRefused(refusal: LobbyRefusal) {
    if (refusal === 'banned') setRefused(true);
    // The lobby has changed since the page was loaded.
    else void refetch();
  }

  if (isUnknown) return <LobbyGone />;
  if (isRemoved) return <Removed />;
  // Until the lobby is known, the page shows what most visitors see.
  const entrance = lobby ? entranceOf(lobby) : 'open';
  const isClosed = entrance === 'full' || entrance === 'started';
  return (
    <div className={styles.invitation}>
      <div className={styles.drawing}>
        <Party lobby={lobby} you={entrance === 'open' ? avatar : null} />
        <BoardDrawing />
      </div>
      <Card padding="lg" className={styles.card}>
        <header className={styles.head}>
          <h1>
            {/* One line of text for the grid of the heading. */}
            <span>
              {lobby ? (
                <>
                  <bdi>{lobby.leader.username}</bdi> invites you to play
                </>
              ) : (
                'You are invited to play'
              )}
            </span>
          </h1>
          <p className={styles.what}>Rate, guess, laugh: 6 minutes a theme.</p>
          <p className={styles.state} role="status">
            {lobby ? stateText(lobby) : error ? null : 'Looking for the lobby...'}
          </p>
        </header>
        {error && !lobby && (
          <Banner
            tone="warn"
            actions={
              <Button busy={query.isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            The lobby could not be looked up just now. You can come in all the same.
          </Banner>
        )}
        {isClosed && (
          <Button variant="hot" size="xl" wide busy={query.isFetching} onClick={() => void refetch()}>
            Look again
          </Button>
        )}
        {entrance === 'open' && (
          <GuestForm
            code={code}
            suggestedName={known?.suggestedName ?? null}
            from={from}
            takenAvatars={lobby?.heads ?? []}
            onAvatar={setAvatar}
            prepareLobby={prepareLobby}
            onRefused={onRefused}
          />
        )}
        {entrance === 'accountsOnly' && (
          <p className={styles.accounts}>This lobby is for registered players. Registering takes a minute.</p>
        )}
        <Accounts lead={entrance === 'open' ? 'or with an account' : null}>
          <ButtonLink to={registerTo} size="lg" wide variant={entrance === 'accountsOnly' ? 'hot' : 'plain'}>
            Register
          </ButtonLink>
          <ButtonLink to={loginTo} size="lg" wide>
            Log in
          </ButtonLink>
        </Accounts>
        {!platform.returnsByLink && (
          <a href={appInviteLink(code)} className={styles.inApp}>
            Open in the desktop app
          </a>
        )}
      </Card>
    </div>
  );
}

/** The ways in with an account. `lead`: the line above them. */
function Accounts({ lead, children }: { readonly lead: string | null; readonly children: ReactNode }) {
  return (
    <div className={styles.accounts} data-entry>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
