import type { CloseReason } from '@tallyho/game/protocol/close-codes';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { nextLobbySettings } from '../../entities/lobby/next-lobby-settings.ts';
import { useJoinLobby } from '../../entities/lobby/use-join-lobby.ts';
import { readSettings } from '../../entities/preferences/preferences.ts';
import { NextLobbySettings } from '../../features/room-rules/NextLobbySettings.tsx';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { ButtonLines } from '../../shared/ui/controls/ButtonLines.tsx';
import { Segmented } from '../../shared/ui/controls/Segmented.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { EndedAction, endedText, isSolvable } from './EndedAction.tsx';
import { HomeTable } from './HomeTable.tsx';
import { JoinButton, JoinForm } from './JoinForm.tsx';
import { LeaveOtherLobbyDialog } from './LeaveOtherLobbyDialog.tsx';
import { LobbySettings } from './LobbySettings.tsx';
import { PlayAgain, useLatestNight } from './PlayAgain.tsx';
import styles from './StartPanel.module.css';
import { UnfinishedGame } from './UnfinishedGame.tsx';

const visibilities = [
  { value: 'private', label: 'Private' },
  { value: 'public', label: 'Public' },
] as const;

/** The other name of Start a game, for screen readers and on hover. */
const otherName = 'Create Web Server';

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
      <HomeTable />
      <PlayAgain />
      <section className={styles.create} data-second={canPlayAgain} aria-label="Create a lobby">
        <Button
          {...(!canPlayAgain && { variant: 'hot', size: 'xl' })}
          wide
          className={styles.startGame}
          data-create
          title={otherName}
          aria-describedby={`${id}-what`}
          busy={joining.busy && !isJoining}
          onClick={() => {
            setJoining(false);
            create();
          }}
        >
          <ButtonLines
            main={
              <span>
                Start a game <VisuallyHidden>{otherName}</VisuallyHidden>
              </span>
            }
            small={
              // Only the description.
              <span id={`${id}-what`} aria-hidden="true">
                {visibility === 'private'
                  ? 'Opens a lobby for your friends'
                  : 'Opens a lobby. Anyone may join.'}
              </span>
            }
          />
        </Button>
        <div className={styles.choice}>
          <Segmented
            label="Who can find it"
            hideLabel
            options={visibilities}
            value={visibility}
            onChange={setVisibility}
          />
          <Button
            variant="quiet"
            icon={<Icon name="rules" />}
            aria-label="Lobby settings"
            aria-expanded={hasSettings}
            onClick={() => setSettings(!hasSettings)}
          >
            Settings
          </Button>
        </div>
        {hasSettings && (
          <LobbySettings onDone={() => setSettings(false)}>
            <NextLobbySettings />
          </LobbySettings>
        )}
        {joining.error && !isJoining && <Banner tone="bad">{joining.error}</Banner>}
      </section>
      {isJoining ? (
        <JoinForm joining={joining} onBack={() => setJoining(false)} />
      ) : (
        <JoinButton
          onClick={() => {
            joining.dismiss();
            setJoining(true);
          }}
        />
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
