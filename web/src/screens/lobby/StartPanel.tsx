import type { CloseReason } from '@tallyho/game/protocol/close-codes';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { nextLobbySettings } from '../../entities/lobby/next-lobby-settings.ts';
import { useJoinLobby } from '../../entities/lobby/use-join-lobby.ts';
import { readSettings } from '../../entities/preferences/preferences.ts';
import { NextLobbySettings } from '../../features/room-rules/NextLobbySettings.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { ButtonLines } from '../../shared/ui/controls/ButtonLines.tsx';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { Segmented } from '../../shared/ui/controls/Segmented.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { CodeField } from './CodeField.tsx';
import { EndedAction, endedText, isSolvable } from './EndedAction.tsx';
import { HomeTable } from './HomeTable.tsx';
import { LeaveOtherLobbyDialog } from './LeaveOtherLobbyDialog.tsx';
import { LobbySettings } from './LobbySettings.tsx';
import { isWholeCode } from './lobby-code.ts';
import { PlayAgain, useLatestNight } from './PlayAgain.tsx';
import { NoOpenLobbies } from './PublicLobbies.tsx';
import styles from './StartPanel.module.css';
import { UnfinishedGame } from './UnfinishedGame.tsx';

const visibilities = [
  { value: 'private', label: 'Private' },
  { value: 'public', label: 'Public' },
] as const;

/**
 * What a button elsewhere on the page asks for. A new object for each press. create, join: show the part of the panel; open:
 * open a lobby now.
 */
export interface LobbyIntent {
  readonly kind: 'create' | 'join' | 'open';
}

interface StartPanelProps {
  /** Why the last seat was lost; null if the user left or had none. */
  readonly ended: CloseReason | null;
  readonly intent: LobbyIntent | null;
}

/** For users without a lobby: create one, or join one with a code. */
export function StartPanel({ ended, intent }: StartPanelProps) {
  const id = useId();
  const joining = useJoinLobby();
  const [isJoining, setJoining] = useState(false);
  const [visibility, setVisibility] = useState<'private' | 'public'>('private');
  const [hasSettings, setSettings] = useState(false);
  const [code, setCode] = useState('');
  // One action of the panel is the main one.
  const canPlayAgain = useLatestNight() !== null;

  const panel = useRef<HTMLDivElement>(null);
  function create() {
    void joining.create({ isPublic: visibility === 'public', ...nextLobbySettings(readSettings()) });
  }
  const handled = useRef<LobbyIntent>(null);
  const openOnce = useEffectEvent((asked: LobbyIntent) => {
    if (handled.current !== asked) create();
    handled.current = asked;
  });
  useEffect(() => {
    if (intent?.kind === 'open') openOnce(intent);
  }, [intent]);
  useEffect(() => {
    if (intent) setJoining(intent.kind === 'join');
  }, [intent]);
  useEffect(() => {
    if (!intent && !isJoining) return;
    const target = isJoining ? 'form input' : 'button[data-create]';
    panel.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
  }, [intent, isJoining]);

  function onJoin(event: FormEvent) {
    event.preventDefault();
    if (isWholeCode(code)) void joining.join(code);
  }

  const action = ended && isSolvable(ended) ? <EndedAction reason={ended} /> : null;
  const ending = ended && (
    <div data-last-lobby>
      <Banner tone="warn" actions={action}>
        {endedText(ended)}
      </Banner>
    </div>
  );
  // Nothing else on this page works until the user has reloaded or logged in.
  if (action) return <div className={styles.start}>{ending}</div>;

  return (
    <div ref={panel} className={styles.start}>
      <UnfinishedGame otherwise={ending} />
      {isJoining ? (
        <form className={styles.join} onSubmit={onJoin}>
          <h3>Join a Lobby</h3>
          <CodeField
            takesFocus
            value={code}
            onChange={(next) => {
              setCode(next);
              joining.dismiss();
            }}
            error={joining.error}
            disabled={joining.busy}
          />
          <div className={styles.actions}>
            <Button
              size="lg"
              icon={<Icon name="chevron-left" />}
              onClick={() => {
                setJoining(false);
                joining.dismiss();
              }}
            >
              Back
            </Button>
            <Button
              type="submit"
              variant="hot"
              size="lg"
              busy={joining.busy}
              aria-disabled={!isWholeCode(code)}
            >
              Join Lobby
            </Button>
          </div>
        </form>
      ) : (
        <>
          <HomeTable />
          <PlayAgain />
          <section className={styles.create} aria-label="Create a lobby">
            <div className={styles.head}>
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
              <IconButton
                icon="rules"
                label="Lobby settings"
                aria-expanded={hasSettings}
                onClick={() => setSettings(!hasSettings)}
              />
            </div>
            {hasSettings && (
              <LobbySettings onDone={() => setSettings(false)}>
                <NextLobbySettings />
              </LobbySettings>
            )}
            <Button
              {...(canPlayAgain ? { size: 'lg' } : { variant: 'hot', size: 'xl' })}
              wide
              data-create
              aria-describedby={`${id}-what`}
              busy={joining.busy}
              onClick={create}
            >
              <ButtonLines main="Start a game" small="Create Web Server" />
            </Button>
            <VisuallyHidden>
              <span id={`${id}-what`}>Opens a lobby for you and your friends</span>
            </VisuallyHidden>
            {joining.error && <Banner tone="bad">{joining.error}</Banner>}
          </section>
          <Button
            size="lg"
            wide
            onClick={() => {
              joining.dismiss();
              setJoining(true);
            }}
          >
            Join a Lobby
          </Button>
          <NoOpenLobbies />
        </>
      )}
      <LeaveOtherLobbyDialog
        open={joining.isElsewhere}
        busy={joining.busy}
        onLeave={() => void joining.leaveAndRetry()}
        onStay={joining.dismiss}
      />
    </div>
  );
}
