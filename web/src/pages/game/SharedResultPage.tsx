import { winnersOf } from '@tallyho/game/awards/score-words';
import { otherScores, winningScores } from '@tallyho/game/awards/winning-scores';
import { mostNamedOnPhone } from '@tallyho/game/protocol/shared-result';
import { counted, quotation } from '@tallyho/game/text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { formatDate } from '../../entities/preferences/format.ts';
import { RoomProvider } from '../../entities/room/room-hooks.tsx';
import { useSession } from '../../entities/session/session.ts';
import { storeOwnLobby } from '../../features/accounts/stored/own-lobby.ts';
import { storeWantedTheme } from '../../features/accounts/stored/wanted-theme.ts';
import { resultRoom, type SharedResult } from '../../features/share/result-room.ts';
import { useRaterFinder } from '../../screens/game/base/raters-of.ts';
import { Favourites } from '../../screens/game/game-over/Favourites.tsx';
import { FinalFace } from '../../screens/game/game-over/PlayerRow.tsx';
import { TitleCards } from '../../screens/game/game-over/TitleCards.tsx';
import { Winners } from '../../screens/game/game-over/Winners.tsx';
import { request } from '../../shared/api/api.ts';
import { RequestError } from '../../shared/api/api-error.ts';
import type { ResponseBody } from '../../shared/api/api-types.ts';
import { embeddedBody } from '../../shared/api/embedded-responses.ts';
import { LazyFallback, lazyPart } from '../../shared/schedule/lazy-part.tsx';
import { useActivity } from '../../shared/schedule/use-activity.ts';
import { useIsHydrated } from '../../shared/store/store.ts';
import { Button, ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { EmptyState } from '../../shared/ui/states/EmptyState.tsx';
import { FightSides, type Sides, useSide } from './FightSides.tsx';
import styles from './SharedResultPage.module.css';

/** Needs the rules of the mini-games, so it loads at the first activity. */
const SharedRounds = lazyPart(() => import('./SharedRounds.tsx'));
/** Below the first view. */
const YourTurn = lazyPart(() => import('./YourTurn.tsx'));
/** Only for administrators. */
const RemoveLink = lazyPart(() => import('./RemoveLink.tsx'));
/** The rounds load after this time even without activity, in milliseconds. */
const roundsAfter = 5_000;

const isGone = (error: unknown) => error instanceof RequestError && error.status === 404;

type SharedBody = ResponseBody<'GET', '/api/shared/:token'>;

/** Returns what the Worker has written into the page; undefined if it has written no result. */
function embeddedResult(token: string) {
  const found = embeddedBody(`/api/shared/${token}`);
  const body = found?.body as SharedBody | { readonly success: false } | undefined; // written by our Worker
  return found && body?.success ? { body, at: found.at } : undefined;
}

const sharedResultQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared result', token],
    queryFn: ({ signal }) => request('GET', '/api/shared/:token', { param: { token }, signal }),
    // The first render has to be that of the Worker.
    initialData: () => embeddedResult(token)?.body,
    initialDataUpdatedAt: () => embeddedResult(token)?.at,
    retry: (count, cause) => !isGone(cause) && count < 1,
  });

/** /r/TOKEN: the public result of a game, for all people who have the link. */
export default function SharedResultPage() {
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(sharedResultQuery(token));
  const { user } = useSession();
  const [isRemoved, setRemoved] = useState(false);
  // The result is hidden as soon as a refetch says that the link was removed.
  if (isGone(error) || isRemoved) return <Gone />;
  if (data)
    return (
      <Result
        token={token}
        title={data.title}
        headline={data.headline}
        theme={data.theme}
        sides={data.sides}
        result={data.result}
      >
        {user?.administrator && <RemoveLink token={token} onRemoved={() => setRemoved(true)} />}
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
  /** Of the public link. */
  readonly token: string;
  /** Who played what. */
  readonly title: string;
  readonly headline: string;
  /** Id of the theme of the board; null if it cannot be played. */
  readonly theme: string | null;
  /** Of the two players who were farthest apart; null: all agreed. */
  readonly sides: Sides | null;
  readonly result: SharedResult;
  /** Shown below the result. */
  readonly children: ReactNode;
}

function Result({ token, title, headline, theme, sides, result, children }: ResultProps) {
  const room = useMemo(() => resultRoom(result), [result]);
  const { rounds, awards, players, favourites, moreOnTop, titles, turn, customThemeRounds } = result;
  const winning = winningScores(awards);
  const [taken, take] = useSide(token);
  const isActive = useActivity(roundsAfter);
  // The build has rendered only title and pictures. The rest of the result comes in small parts after they were taken over.
  const isWhole = useDeferredValue(true, useIsHydrated());
  const pictureOf = (picture: 'board' | 'fight') => `/r/${encodeURIComponent(token)}/${picture}.png`;
  return (
    <RoomProvider room={room} you="">
      <div className={styles.page}>
        <title>{`${headline} · Tallyho`}</title>
        <h1 className={styles.head}>{title}</h1>
        <div className={styles.players} data-whole={isWhole}>
          <p>{isWhole ? totalsOf(result) : '\u00a0'}</p>
          {isWhole ? (
            <Friends players={players} winners={winnersOf(winning.scores).map(({ player }) => player.user)} />
          ) : (
            <FriendsLoading isMany={players.length > mostNamedOnPhone} />
          )}
        </div>
        {rounds.length > 0 && (
          <div className={styles.board}>
            {sides && (
              <div className={styles.fight}>
                <img
                  className={styles.picture}
                  src={pictureOf('fight')}
                  width={1080}
                  height={1350}
                  alt="The two players who were farthest apart"
                />
                {isWhole ? (
                  <FightSides sides={sides} players={players} taken={taken} onTake={take} />
                ) : (
                  <Skeleton shape="box" width="100%" height="var(--sides)" />
                )}
              </div>
            )}
            {turn && (isWhole || !sides) && (
              <div className={styles.turn}>
                <LazyFallback show={<TurnLoading />}>
                  {isWhole ? <YourTurn turn={turn} /> : <TurnLoading />}
                </LazyFallback>
              </div>
            )}
            {(isWhole || !sides) && (
              <img
                className={styles.picture}
                src={pictureOf('board')}
                width={1080}
                height={1350}
                loading={sides ? 'lazy' : 'eager'}
                // Below what the reader is asked, whose words come first.
                fetchPriority={turn ? 'low' : 'auto'}
                alt={`The board of the group. ${headline}`}
              />
            )}
            {isWhole && <PlayThis theme={theme} name={result.boardTheme} />}
          </div>
        )}
        {isWhole && (
          <>
            {winning.scores.length > 0 && (
              <Winners winning={winning} other={otherScores(awards)} players={players} rising={null} />
            )}
            {awards.scores.length === 0 && <Favourites best={favourites} more={moreOnTop} rising={null} />}
            <TitleCards
              titles={titles}
              players={players}
              placed={winning.scores.map(({ player }) => player.user)}
            />
            {isActive ? (
              <LazyFallback show={<RoundsLoading />}>
                <SharedRounds awards={awards} rounds={rounds} />
              </LazyFallback>
            ) : (
              <RoundsLoading />
            )}
            {customThemeRounds > 0 && (
              <p className={styles.note}>
                {customThemeRounds === 1 ? 'One more round' : `${customThemeRounds} more rounds`} had a theme
                or texts of the players' own, which stay among them.
              </p>
            )}
            {children}
            <aside className={styles.invitation} aria-label="Play it yourselves">
              <p>Rate anything, together: quick games for a group of friends, in any browser.</p>
              <ButtonLink to="/" variant={rounds.length > 0 ? 'plain' : 'hot'} size="xl">
                Play Tallyho
              </ButtonLink>
            </aside>
          </>
        )}
      </div>
    </RoomProvider>
  );
}

interface FriendsProps {
  readonly players: SharedResult['players'];
  /** Their ids. */
  readonly winners: readonly string[];
}

/** Who played: a stranger sees the people first. */
function Friends({ players, winners }: FriendsProps) {
  const raterOf = useRaterFinder(players);
  return (
    <ul className={styles.friends} aria-label="Friends who played">
      {players.map(({ user, username }) => (
        <li key={user}>
          <FinalFace
            rater={raterOf(user)}
            expression={winners.includes(user) || winners.length === 0 ? 'delighted' : 'smug'}
          />
          <span dir="auto" className={players.length > mostNamedOnPhone ? styles.wideOnly : undefined}>
            {username}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** As high as the friends of a result. */
const FriendsLoading = ({ isMany }: { readonly isMany: boolean }) => (
  <ul className={styles.friends} aria-hidden="true">
    {Array.from({ length: isMany ? 2 * mostNamedOnPhone : 1 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <li key={index}>
        <span className={styles.noFace} />
        <span dir="auto" className={isMany ? styles.wideOnly : undefined}>
          &nbsp;
        </span>
      </li>
    ))}
  </ul>
);

/** The longest text that a line of a phone's button holds beside the other words, in letters. */
const longestWhole = 18;
/** Returns the text with spaces that do not end a line, if it is short. */
const wholeIfShort = (text: string): string =>
  text.length <= longestWhole ? text.replaceAll(' ', '\u00a0') : text;

interface PlayThisProps {
  readonly theme: string | null;
  readonly name: string | null;
}

/** Leads to a lobby of one's own, in which the theme is opened first: users find it on the home page, visitors register first, as with Get started there. */
function PlayThis({ theme, name }: PlayThisProps) {
  const { user } = useSession();
  const navigate = useNavigate();
  const what = theme === null || name === null ? 'Tallyho' : wholeIfShort(quotation(name));
  const label = `Play ${what} with friends`;
  function start() {
    if (theme !== null) storeWantedTheme(theme);
    if (!user) storeOwnLobby();
    navigate(user ? '/' : '/register');
  }
  return (
    <div className={styles.play} style={{ '--letters': label.length }}>
      <p>Rate anything with friends. Free, in the browser.</p>
      <Button variant="hot" size="xl" wide onClick={start}>
        {label}
      </Button>
    </div>
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

/** As high as most questions. */
const TurnLoading = () => <Skeleton shape="box" width="100%" height="31rem" />;

/** As high as the window, so that nothing that the visitor sees moves when the rounds are there. */
function RoundsLoading() {
  return (
    <div className={styles.rounds}>
      <Loading label="Loading the rounds">
        <Skeleton shape="box" height="16rem" />
        <Skeleton shape="box" height="20rem" />
      </Loading>
    </div>
  );
}
