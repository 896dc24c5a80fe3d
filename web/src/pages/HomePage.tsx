import type { Person } from '@tallyho/game/room/person';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { BackgroundChooser } from '../features/accounts/BackgroundChooser.tsx';
import { ChatDoor } from '../features/chat/ChatClosed.tsx';
import { DemoStage } from '../features/home/DemoStage.tsx';
import { TutorialLoading } from '../features/home/TutorialLoading.tsx';
import { Welcome } from '../features/home/Welcome.tsx';
import { LobbyDoor } from '../features/lobby/LobbyDoor.tsx';
import { homeSections, useGoToHomeSection, useScrollFlag } from '../features/site/home-sections.ts';
import { useMembership } from '../net/room-hooks.tsx';
import { isMemberExpected } from '../session/expected-member.ts';
import { type SessionUser, useSession } from '../session/session.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { classNames } from '../ui/class-names.ts';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';
import { WhenNear } from '../ui/WhenNear.tsx';
import styles from './HomePage.module.css';

const LobbyPanel = lazy(() =>
  import('../features/lobby/LobbyPanel.tsx').then(({ LobbyPanel: Panel }) => ({ default: Panel })),
);
const ChatPanel = lazy(() =>
  import('../features/chat/ChatPanel.tsx').then(({ ChatPanel: Panel }) => ({ default: Panel })),
);
const Tutorial = lazy(() => import('../features/home/Tutorial.tsx'));

/** Null: a guest. Undefined: not known yet. */
type You = Person | null | undefined;

const personOf = ({ _id, username, avatar }: SessionUser): Person => ({ user: _id, username, avatar });

/** The way in (spec section 2, home). */
export function HomePage() {
  useScrollFlag();
  const { user, isLoading } = useSession();
  const [expected] = useState(isMemberExpected);
  const audience = user || (isLoading && expected) ? 'member' : 'guest';
  const you: You = isLoading ? undefined : user && personOf(user);
  return (
    <div className={styles.page}>
      <title>Tallyho · Rate anything, together.</title>
      <Welcome
        audience={audience}
        actions={isLoading ? <ActionsLoading /> : user ? <MemberActions /> : <GuestActions />}
        aside={<BackgroundChooser layout="strip" />}
      >
        {audience === 'guest' && <DemoStage />}
      </Welcome>
      <LobbyArea you={you} audience={audience} />
      <section id={homeSections.tutorial} className={styles.tutorial} aria-labelledby="tutorial-title">
        <h2 id="tutorial-title">How a game night goes</h2>
        <WhenNear placeholder={<TutorialLoading />}>
          <Tutorial />
        </WhenNear>
      </section>
    </div>
  );
}

function GuestActions() {
  const goTo = useGoToHomeSection();
  return (
    <>
      <Button variant="hot" size="xl" onClick={() => goTo('lobby')}>
        Get started
      </Button>
      <ButtonLink to="/register" size="lg">
        Create an account
      </ButtonLink>
    </>
  );
}

/** The hot button is in the lobby area that they lead to. */
function MemberActions() {
  const goTo = useGoToHomeSection();
  return (
    <>
      <Button size="lg" onClick={() => goTo('lobby')}>
        Create a lobby
      </Button>
      <Button size="lg" onClick={() => goTo('lobby')}>
        Join a lobby
      </Button>
    </>
  );
}

function ActionsLoading() {
  return (
    <Loading label="Loading">
      <div className={styles.actionsLoading}>
        <Skeleton shape="box" width="13rem" height="4.25rem" />
        <Skeleton shape="box" width="11rem" height="3.25rem" />
      </div>
    </Loading>
  );
}

/** The lobby beside its chat. */
function LobbyArea({ you, audience }: { readonly you: You; readonly audience: 'guest' | 'member' }) {
  const isSeated = useMembership().status === 'member';
  return (
    <section id={homeSections.lobby} className={styles.lobby} aria-label="Lobby">
      <Card className={classNames(styles.lobbyCard, !isSeated && styles.door, styles[audience])}>
        {/* The table has a title of its own. */}
        <h2 className={isSeated ? styles.unseen : undefined}>Game lobby</h2>
        {audience === 'guest' ? (
          <LobbyDoor />
        ) : (
          <AfterPaint placeholder={<PanelLoading label="Loading lobby" />}>
            <LobbyPanel you={you} />
          </AfterPaint>
        )}
      </Card>
      <Card className={classNames(styles.chatCard, isSeated && styles.seated)}>
        {audience === 'guest' ? (
          <ChatDoor />
        ) : (
          <AfterPaint placeholder={<PanelLoading label="Loading chat" />}>
            <ChatPanel you={you} />
          </AfterPaint>
        )}
      </Card>
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

/** Keeps what is not needed to begin with out of the way of what is. */
function AfterPaint({
  placeholder,
  children,
}: {
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}) {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder;
}
