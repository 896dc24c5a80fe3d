import type { Person } from '@tallyho/game/model/person';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ConversationPlace } from '../../entities/friends/ConversationPlace.tsx';
import { useMembership } from '../../entities/room/room-hooks.tsx';
import { useLobbyLayout } from '../../entities/room/use-lobby-layout.ts';
import { useSession } from '../../entities/session/session.ts';
import { expectedSeat, isNightExpected, isUserExpected } from '../../entities/session/session-hint.ts';
import { BackgroundChooser } from '../../features/accounts/profile/BackgroundChooser.tsx';
import { clearOwnLobby, storeOwnLobby, wantsOwnLobby } from '../../features/accounts/stored/own-lobby.ts';
import { ChatSignInPrompt } from '../../features/chat/ChatDisabled.tsx';
import { FaceChoice } from '../../features/home/FaceChoice.tsx';
import { TutorialLoading } from '../../features/home/TutorialLoading.tsx';
import { Welcome } from '../../features/home/Welcome.tsx';
import { JoinByCode } from '../../screens/lobby/JoinByCode.tsx';
import { LobbySignInPrompt } from '../../screens/lobby/LobbySignInPrompt.tsx';
import type { LobbyIntent } from '../../screens/lobby/StartPanel.tsx';
import { homeSections, scrollToSection, useGoToHomeSection } from '../../screens/site/home-sections.ts';
import { useScrollFlag } from '../../screens/site/use-scroll-flag.ts';
import { LazyOnVisible } from '../../shared/schedule/LazyOnVisible.tsx';
import { LazyFallback, lazyPart } from '../../shared/schedule/lazy-part.tsx';
import { Button, ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { ButtonLines } from '../../shared/ui/controls/ButtonLines.tsx';
import { Card } from '../../shared/ui/layout/Card.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { Boundary } from '../../shared/ui/states/Boundary.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import styles from './HomePage.module.css';

const LobbyPanel = lazyPart(async () => ({
  default: (await import('../../screens/lobby/LobbyPanel.tsx')).LobbyPanel,
}));
const LobbyBar = lazyPart(async () => ({
  default: (await import('../../screens/lobby/LobbyBar.tsx')).LobbyBar,
}));
const HomeSide = lazyPart(async () => ({
  default: (await import('../../screens/lobby/HomeSide.tsx')).HomeSide,
}));
const ChatPanel = lazyPart(async () => ({
  default: (await import('../../features/chat/ChatPanel.tsx')).ChatPanel,
}));
const Tutorial = lazyPart(() => import('../../features/home/Tutorial.tsx'));

/** Loads what a user with a seat sees. */
export const preloadSeats = async (): Promise<void> => {
  await Promise.all([LobbyPanel.preload(), LobbyBar.preload(), ChatPanel.preload()]);
};

/** Null for a visitor, undefined while the session loads. */
type You = Person | null | undefined;

/** Opens a part of the lobby panel and focuses it. */
type OnIntent = (kind: LobbyIntent['kind']) => void;

/** The home page, for visitors and users, with or without a seat in a lobby. */
export function HomePage() {
  useScrollFlag();
  const { user, isLoading } = useSession();
  const [expected] = useState(isUserExpected);
  const audience = user || (isLoading && expected) ? 'user' : 'visitor';
  const you: You = isLoading ? undefined : user;
  const isSeated = useIsSeated(audience);
  // A guest has no friends and no list of game nights.
  const hasSide = audience === 'user' && !isSeated && !user?.isGuest;
  const [query] = useSearchParams();
  const [intent, setIntent] = useState<LobbyIntent | null>(null);
  // The installed app has a shortcut to the code field (manifest.webmanifest).
  const isJoining = query.has('join');
  useEffect(() => {
    if (isJoining) setIntent({ kind: 'join' });
  }, [isJoining]);
  const onIntent: OnIntent = (kind) => setIntent({ kind });
  const { status } = useMembership();
  const isAccount = user !== null && !user.isGuest;
  useEffect(() => {
    if (!isAccount || status === 'checking' || !wantsOwnLobby()) return;
    clearOwnLobby();
    if (status === 'none') setIntent({ kind: 'open' });
  }, [isAccount, status]);
  // Who has played knows how it goes.
  const [hadNight] = useState(isNightExpected);
  const hasPlayed = audience === 'user' && hadNight;
  const tutorialTitle = <h2 id="tutorial-title">How a game night goes</h2>;
  const tutorial = (
    <Boundary what="The tutorial">
      <LazyOnVisible placeholder={<TutorialLoading />}>
        <Tutorial />
      </LazyOnVisible>
    </Boundary>
  );
  return (
    // The key remounts the page when a seat is taken or lost, so that no element jumps to its new position.
    <div key={String(isSeated)} className={classNames(styles.page, isSeated && styles.atTable)}>
      <title>Tallyho · Rate anything, together.</title>
      {isSeated ? (
        <h1 className={styles.unseen}>Welcome to Tallyho</h1>
      ) : (
        <Welcome
          audience={audience}
          member={user?.isGuest ? null : user?.username}
          actions={
            audience === 'visitor' ? (
              isLoading ? (
                <Loading label="Loading">
                  {/* As high as what comes. */}
                  <Skeleton shape="box" height="22rem" />
                </Loading>
              ) : (
                <VisitorActions intent={intent} />
              )
            ) : user?.isGuest ? (
              <GuestActions onIntent={onIntent} />
            ) : (
              user?.administrator && (
                <ButtonLink to="/test-mode" variant="quiet">
                  Game Test Mode
                </ButtonLink>
              )
            )
          }
        />
      )}
      <LobbyArea you={you} audience={audience} isSeated={isSeated} hasSide={hasSide} intent={intent} />
      <section id={homeSections.tutorial} className={styles.tutorial} aria-labelledby="tutorial-title">
        {hasPlayed ? (
          <details>
            <summary>
              {tutorialTitle}
              <Icon name="chevron-down" />
            </summary>
            {tutorial}
          </details>
        ) : (
          <>
            {tutorialTitle}
            {tutorial}
          </>
        )}
      </section>
      {you !== undefined && !isSeated && !user?.isGuest && (
        <section className={styles.ready} aria-labelledby="ready">
          <h2 id="ready">Ready?</h2>
          {you ? (
            <LobbyButtons onIntent={onIntent} />
          ) : (
            <ButtonLink to="/register">Create an account</ButtonLink>
          )}
        </section>
      )}
      {hasSide && (
        <Card className={styles.closedChat}>
          <Boundary what="The chat">
            <AfterPaint placeholder={<PanelLoading label="Loading chat" />}>
              <ChatPanel you={you} />
            </AfterPaint>
          </Boundary>
        </Card>
      )}
      <BackgroundChooser layout="strip" />
    </div>
  );
}

/** A visitor registers and then has an own lobby, or joins with a code. */
function VisitorActions({ intent }: { readonly intent: object | null }) {
  const navigate = useNavigate();
  function start() {
    storeOwnLobby();
    navigate('/register');
  }
  return (
    <div className={styles.entryActions}>
      <div className={styles.ways}>
        <section aria-labelledby="way-join">
          <h2 id="way-join">Join friends</h2>
          <p>No account needed.</p>
          <FaceChoice />
          <JoinByCode action="Join" isBare intent={intent} />
        </section>
        <section aria-labelledby="way-host">
          <h2 id="way-host">Host a game</h2>
          <p>Free account, one minute.</p>
          <Button variant="hot" size="xl" wide onClick={start}>
            <ButtonLines main="Get started" small="Open a lobby" />
          </Button>
        </section>
      </div>
    </div>
  );
}

function GuestActions({ onIntent }: { readonly onIntent: OnIntent }) {
  const goTo = useGoToHomeSection();
  function start() {
    goTo('lobby');
    onIntent('join');
  }
  return (
    <>
      <Button variant="hot" size="xl" onClick={start}>
        <ButtonLines main="Join a game" small="Get started" />
      </Button>
      <ButtonLink to="/register" size="lg">
        Create an account
      </ButtonLink>
    </>
  );
}

/** The ways back up to the lobby area. */
function LobbyButtons({ onIntent }: { readonly onIntent: OnIntent }) {
  const goTo = useGoToHomeSection();
  function openLobbyArea(kind: LobbyIntent['kind']) {
    goTo('lobby');
    onIntent(kind);
  }
  return (
    <>
      <Button onClick={() => openLobbyArea('create')}>Create a lobby</Button>
      <Button onClick={() => openLobbyArea('join')}>Join a lobby</Button>
    </>
  );
}

/**
 * Returns true if the user has a seat. While that loads, returns the stored value of the last visit, so that the page does
 * not jump.
 */
function useIsSeated(audience: 'visitor' | 'user'): boolean {
  const { status } = useMembership();
  const [expected] = useState(() => expectedSeat() !== null);
  const lastStatus = useRef(status);
  useEffect(() => {
    // Taking a seat makes the page above the lobby shorter.
    if (lastStatus.current === 'none' && status === 'member') scrollToSection('lobby');
    lastStatus.current = status;
  }, [status]);
  return status === 'member' || (status === 'checking' && audience === 'user' && expected);
}

interface LobbyAreaProps {
  readonly you: You;
  readonly audience: 'visitor' | 'user';
  readonly isSeated: boolean;
  /** Their friends and game nights are beside the lobby area. */
  readonly hasSide: boolean;
  readonly intent: LobbyIntent | null;
}

/** The lobby with its chat. In small windows a bar at the bottom has START and the chat of a lobby. */
function LobbyArea({ you, audience, isSeated, hasSide, intent }: LobbyAreaProps) {
  const { start, chat } = useLobbyLayout();
  return (
    <section id={homeSections.lobby} className={styles.lobby} aria-label="Lobby">
      <Card className={classNames(styles.lobbyCard, !isSeated && styles.entry, styles[audience])}>
        {/* What is below it says what it is. */}
        <h2 className={audience === 'user' ? styles.unseen : undefined}>Game lobby</h2>
        {audience === 'visitor' ? (
          <LobbySignInPrompt />
        ) : (
          <Boundary what="The lobby">
            <AfterPaint skip={isSeated} placeholder={<PanelLoading label="Loading lobby" />}>
              <LobbyPanel you={you} intent={intent} />
            </AfterPaint>
          </Boundary>
        )}
      </Card>
      {hasSide && (
        <div className={styles.side}>
          <Boundary what="Your friends">
            <AfterPaint
              placeholder={
                <Card>
                  <PanelLoading label="Loading your friends" />
                </Card>
              }
            >
              <HomeSide />
            </AfterPaint>
          </Boundary>
        </div>
      )}
      {!hasSide && !(isSeated && chat === 'bar') && (
        <Card className={classNames(styles.chatCard, isSeated && styles.seated)}>
          {isSeated && chat === 'beside' && <ConversationPlace />}
          {audience === 'visitor' ? (
            <ChatSignInPrompt />
          ) : (
            <Boundary what="The chat">
              <AfterPaint skip={isSeated} placeholder={<PanelLoading label="Loading chat" />}>
                <ChatPanel you={you} />
              </AfterPaint>
            </Boundary>
          )}
        </Card>
      )}
      {isSeated && start === 'bar' && (
        <Boundary what="START">
          <LobbyBar you={you} />
        </Boundary>
      )}
    </section>
  );
}

function PanelLoading({ label }: { readonly label: string }) {
  return (
    <Loading label={label}>
      <div className={styles.panelLoading}>
        <Skeleton width="9rem" height="1.75rem" />
        <Skeleton shape="box" height="6rem" />
        <Skeleton shape="box" height="3rem" />
      </div>
    </Loading>
  );
}

/** Renders its children after the first paint, so that they do not delay it. */
function AfterPaint({
  skip = false,
  placeholder,
  children,
}: {
  /** Renders them immediately, because they are the main content. */
  readonly skip?: boolean;
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}) {
  const [painted, setPainted] = useState(skip);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted ? <LazyFallback show={placeholder}>{children}</LazyFallback> : placeholder;
}
