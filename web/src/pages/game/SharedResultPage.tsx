import { counted } from '@tallyho/game/text';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { formatDate } from '../../entities/preferences/format.ts';
import { RoomProvider } from '../../entities/room/room-hooks.tsx';
import { useSession } from '../../entities/session/session.ts';
import { useRemoveLink } from '../../features/moderation/moderation-api.ts';
import { resultRoom, type SharedResult } from '../../features/share/result-room.ts';
import { TakeDown } from '../../features/share/TakeDown.tsx';
import { Favourites } from '../../screens/game/game-over/Favourites.tsx';
import { RoleNote } from '../../screens/game/game-over/RoleNote.tsx';
import { RoundPager } from '../../screens/game/game-over/RoundPager.tsx';
import { Winners } from '../../screens/game/game-over/Winners.tsx';
import { Awards } from '../../screens/game/show/Awards.tsx';
import { request } from '../../shared/api/api.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { useParams } from '../../shared/router/routes.tsx';
import { Button, ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { EmptyState } from '../../shared/ui/layout/EmptyState.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { Banner } from '../../shared/ui/overlays/Banner.tsx';
import styles from './SharedResultPage.module.css';

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** /r/TOKEN: the public result of a game, for all people who have the link. */
export default function SharedResultPage() {
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['shared result', token],
    queryFn: ({ signal }) => request('GET', '/api/shared/:token', { param: { token }, signal }),
    retry: (count, cause) => !isGone(cause) && count < 1,
  });
  const { user } = useSession();
  const remove = useRemoveLink();
  // The result is hidden as soon as a refetch says that the link was removed.
  if (isGone(error) || remove.isSuccess) return <Gone />;
  if (data)
    return (
      <Result headline={data.headline} result={data.result}>
        {user?.administrator && (
          <>
            <TakeDown busy={remove.isPending} onTakeDown={() => remove.mutate(token)} />
            {remove.error && <Banner tone="bad">{remove.error.message}</Banner>}
          </>
        )}
      </Result>
    );
  if (error)
    return (
      <EmptyState
        level="page"
        avatar={6}
        title="That did not work"
        actions={
          <Button variant="hot" size="lg" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {error.message}
      </EmptyState>
    );
  return <ResultLoading />;
}

interface ResultProps {
  readonly headline: string;
  readonly result: SharedResult;
  /** Shown below the result. */
  readonly children: ReactNode;
}

function Result({ headline, result, children }: ResultProps) {
  const room = useMemo(() => resultRoom(result), [result]);
  const { rounds, awards, customThemeRounds } = result;
  return (
    <RoomProvider room={room} you="">
      {/* 60s: all animations are over. Custom properties aren't in CSSProperties. */}
      <div className={styles.page} style={{ '--late': '60s' } as CSSProperties}>
        <title>{`${headline} · Tallyho`}</title>
        <header className={styles.head}>
          <h1>How the game night went</h1>
          <p>{totalsOf(result)}</p>
        </header>
        {awards.scores.length > 0 ? <Winners scores={awards.scores} /> : <Favourites records={rounds} />}
        <RoleNote records={rounds} />
        <Awards awards={awards} records={rounds} shown={{ divisive: true, closestPair: true }} />
        {rounds.length > 0 && <RoundPager records={rounds} />}
        {customThemeRounds > 0 && (
          <p className={styles.note}>
            {customThemeRounds === 1 ? 'One more round' : `${customThemeRounds} more rounds`} had a theme of
            the players' own, which stays among them.
          </p>
        )}
        {children}
        <aside className={styles.invitation} aria-label="Play it yourselves">
          <p>Rate anything, together: quick games for a group of friends, in any browser.</p>
          <ButtonLink to="/" variant="hot" size="xl">
            Play Tallyho
          </ButtonLink>
        </aside>
      </div>
    </RoomProvider>
  );
}

function totalsOf({ players, rounds, customThemeRounds, finishedAt }: SharedResult): string {
  const played = rounds.length + customThemeRounds;
  return [
    counted(players.length, 'player'),
    counted(played, 'round'),
    formatDate(finishedAt, 'longDate'),
  ].join(' · ');
}

function Gone() {
  return (
    <>
      <title>This result is gone · Tallyho</title>
      <EmptyState
        level="page"
        title="This result is gone"
        actions={
          <ButtonLink to="/" variant="hot" size="lg">
            Play Tallyho
          </ButtonLink>
        }
      >
        The link was taken down, or a part of it is missing. Ask for a new one.
      </EmptyState>
    </>
  );
}

function ResultLoading() {
  return (
    <div className={styles.page}>
      <Loading label="Loading the result">
        <Skeleton width="min(28rem, 80%)" height="3.5rem" />
        <Skeleton shape="box" height="20rem" />
        <Skeleton shape="box" height="16rem" />
      </Loading>
    </div>
  );
}
