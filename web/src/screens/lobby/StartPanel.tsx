import type { CloseReason } from '@tallyho/game/protocol/close-codes';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { closeReasonText } from '../../entities/room/close-reason-text.ts';
import { OnlineFriends } from '../../features/friends/OnlineFriends.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Segmented } from '../../shared/ui/controls/Segmented.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Banner } from '../../shared/ui/overlays/Banner.tsx';
import { CodeField } from './CodeField.tsx';
import { EndedAction } from './EndedAction.tsx';
import { LeaveOtherLobbyDialog } from './LeaveOtherLobbyDialog.tsx';
import { isWholeCode } from './lobby-code.ts';
import { PublicLobbies } from './PublicLobbies.tsx';
import styles from './StartPanel.module.css';
import { savedLobbySettings } from './saved-settings.ts';
import { useJoinLobby } from './use-join-lobby.ts';

const visibilities = [
  { value: 'private', label: 'Private' },
  { value: 'public', label: 'Public' },
] as const;

/** What a button elsewhere on the page leads to. A new object each time that it is pressed. */
export interface LobbyWish {
  readonly kind: 'create' | 'join';
}

interface StartPanelProps {
  /** How the last seat was lost. */
  readonly ended: CloseReason | null;
  readonly wish: LobbyWish | null;
}

/** Not in a lobby: make one, or join with a code. */
export function StartPanel({ ended, wish }: StartPanelProps) {
  const entering = useJoinLobby();
  const [isJoining, setJoining] = useState(false);
  const [visibility, setVisibility] = useState<'private' | 'public'>('private');
  const [code, setCode] = useState('');
  /** Of the open lobby that was tried last; null: something else was. */
  const [listed, setListed] = useState<string | null>(null);

  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wish) setJoining(wish.kind === 'join');
  }, [wish]);
  useEffect(() => {
    if (!wish && !isJoining) return;
    const target = isJoining ? 'form input' : 'button[data-create]';
    panel.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
  }, [wish, isJoining]);

  function onJoin(event: FormEvent) {
    event.preventDefault();
    if (isWholeCode(code)) void entering.join(code);
  }

  const ending = ended && (
    <Banner tone="warn" actions={<EndedAction reason={ended} />}>
      {closeReasonText(ended)}
    </Banner>
  );
  // Nothing on this page would work before that is mended.
  if (ended === 'sessionEnded' || ended === 'oldVersion') return <div className={styles.start}>{ending}</div>;

  return (
    <div ref={panel} className={styles.start}>
      {ending}
      {isJoining ? (
        <form className={styles.join} onSubmit={onJoin}>
          <h3>Join a Lobby</h3>
          <CodeField
            takesFocus
            value={code}
            onChange={(next) => {
              setCode(next);
              entering.dismiss();
            }}
            error={entering.error}
            disabled={entering.busy}
          />
          <div className={styles.actions}>
            <Button
              size="lg"
              icon={<Icon name="chevron-left" />}
              onClick={() => {
                setJoining(false);
                entering.dismiss();
              }}
            >
              Back
            </Button>
            <Button
              type="submit"
              variant="hot"
              size="lg"
              busy={entering.busy}
              aria-disabled={!isWholeCode(code)}
            >
              Join Lobby
            </Button>
          </div>
        </form>
      ) : (
        <>
          <section className={styles.create} aria-label="Create a lobby">
            <Segmented
              label="Who can find it"
              hideLabel
              options={visibilities}
              value={visibility}
              onChange={setVisibility}
            />
            <p className={styles.hint}>
              {visibility === 'private'
                ? 'Only people with the code get in.'
                : 'Listed for everybody to join.'}
            </p>
            <Button
              variant="hot"
              size="xl"
              wide
              data-create
              busy={entering.busy && !listed}
              onClick={() => {
                setListed(null);
                void entering.create({ isPublic: visibility === 'public', ...savedLobbySettings() });
              }}
            >
              Create Web Server
            </Button>
            {entering.error && !listed && <Banner tone="bad">{entering.error}</Banner>}
          </section>
          <p className={styles.or}>or</p>
          <Button
            size="lg"
            wide
            onClick={() => {
              setListed(null);
              entering.dismiss();
              setJoining(true);
            }}
          >
            Join a Lobby
          </Button>
          <OnlineFriends />
          <PublicLobbies
            busyCode={entering.busy ? listed : null}
            error={listed && entering.error}
            onJoin={(open) => {
              setListed(open);
              return entering.join(open);
            }}
          />
        </>
      )}
      <LeaveOtherLobbyDialog
        open={entering.isElsewhere}
        busy={entering.busy}
        onLeave={() => void entering.leaveAndRetry()}
        onStay={entering.dismiss}
      />
    </div>
  );
}
