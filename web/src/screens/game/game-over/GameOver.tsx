import { favouritesOf, moreOnTop } from '@tallyho/game/awards/favourites';
import { winnersOf } from '@tallyho/game/awards/score-words';
import { otherScores, winningScores } from '@tallyho/game/awards/winning-scores';
import type { StageView } from '@tallyho/game/protocol/view';
import { rosettesOf } from '@tallyho/game/rosettes/rosettes';
import { titlesOf } from '@tallyho/game/titles/titles-of';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useCurrentPlayer, useSeats, useView } from '../../../entities/room/room-hooks.tsx';
import { useIsGuest } from '../../../entities/session/session.ts';
import { themesQuery } from '../../../entities/themes/theme-api.ts';
import { KeepSeat } from '../../../features/accounts/guest/KeepSeat.tsx';
import { StayInTouch } from '../../../features/friends/StayInTouch.tsx';
import { InstallOffer } from '../../../features/install/InstallOffer.tsx';
import { isSupportedGame } from '../../../minigames/registry.tsx';
import { ShowHost } from '../../../minigames/show/ShowHost.tsx';
import { Confetti } from '../../../shared/ui/players/Confetti.tsx';
import { seatNumberOf } from '../../../shared/ui/players/Shape.tsx';
import { EmptyState } from '../../../shared/ui/states/EmptyState.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { GamePoints } from '../points/GamePoints.tsx';
import { MoreResults } from '../round-over/MoreResults.tsx';
import { Awards } from '../show/Awards.tsx';
import { Favourites } from './Favourites.tsx';
import styles from './GameOver.module.css';
import { GameOverBar } from './GameOverBar.tsx';
import { GameOverHead } from './GameOverHead.tsx';
import { KeptRosettes, keptBeside } from './KeptRosettes.tsx';
import { PlayerRow } from './PlayerRow.tsx';
import { RoleNote } from './RoleNote.tsx';
import { RoundPager } from './RoundPager.tsx';
import { TitleCards } from './TitleCards.tsx';
import { type Rising, useCeremony } from './use-ceremony.ts';
import { Winners } from './Winners.tsx';

interface GameOverProps {
  readonly stage: Extract<StageView, { phase: 'finished' }>;
  /** The game ended while this page showed it: the places rise one by one. */
  readonly isFresh: boolean;
  /** Renders the controls that share the result of the game with this id. */
  readonly shareResult: (gameId: string) => ReactNode;
}

/** The final results: winners or favourites, awards, the results of each round, and the button for another game. */
export function GameOver({ stage, isFresh, shareResult }: GameOverProps) {
  const gameId = useView(({ game }) => game?.id ?? '');
  const isGuest = useIsGuest();
  const isAnonymous = useView(({ game }) => game?.anonymousVotes ?? false);
  const { records, awards, players } = stage;
  const winning = winningScores(awards);
  const winners = winnersOf(winning.scores);
  const cue = winners.length > 0 ? 'winner' : 'podium';
  const { rising, skip } = useCeremony({ finishedAt: stage.finishedAt, isFresh, cue });
  const isCeremony = rising !== null;
  const content = useRef<HTMLDivElement>(null);
  useResultFocus(content, isFresh && !isCeremony);
  const colors = useSeats().flatMap(({ user, color }) =>
    winners.some(({ player }) => player.user === user) ? seatNumberOf(color) : [],
  );
  const raterOf = useRaterFinder(players);
  useThemesReload();
  // Nothing can be computed for a mini-game that this version of the page does not know.
  const known = useMemo(() => records.filter(({ board }) => isSupportedGame(board.type)), [records]);
  const you = useCurrentPlayer();
  const titles = useMemo(() => titlesOf(known, players, gameId, you), [known, players, gameId, you]);
  const favourites = useMemo(() => ({ best: favouritesOf(known), more: moreOnTop(known) }), [known]);
  const rosettes = useMemo(() => known.flatMap(rosettesOf), [known]);
  const hasRatings = records.some(({ answers }) => answers.length > 0);
  return (
    <>
      <div className={styles.rays} aria-hidden="true" />
      <div
        ref={content}
        className={styles.content}
        // The hall stays dark: the winner has the light.
        data-lights="off"
        // Receives the focus when the link to what is below goes.
        tabIndex={-1}
        data-ceremony={isCeremony}
        {...(isCeremony && { 'data-theme': 'dark' })}
      >
        <GameOverHead
          stage={stage}
          isHeadline={winning.scores.length === 0 && favourites.best.length === 0}
        />
        <div className={styles.podium}>
          {winning.scores.length > 0 ? (
            <Winners winning={winning} other={otherScores(awards)} players={players} rising={rising} />
          ) : (
            <Favourites {...favourites} rising={rising} />
          )}
        </div>
        {winning.scores.length === 0 && (
          <div className={styles.players}>
            <PlayerRow
              label="Players of this game"
              players={players.map(({ user }) => ({ rater: raterOf(user), expression: 'delighted' }))}
            />
          </div>
        )}
        <TitleCards
          titles={titles}
          players={players}
          placed={winning.scores.map(({ player }) => player.user)}
          alsoOf={(title) => {
            const labels = keptBeside(title, rosettes);
            return labels.length > 0 ? <KeptRosettes labels={labels} /> : null;
          }}
        />
        {/* Without lobby games the favourite of the group is an item. */}
        {winning.title === 'knows' && awards.scores.length === 0 && (
          <Favourites {...favourites} rising={null} />
        )}
        {winning.scores.length > 0 && (
          <div className={styles.points}>
            <GamePoints winning={winning} records={known} />
          </div>
        )}
        <RoleNote records={known} />
        {!hasRatings && <EmptyState title="No ratings available" />}
        <Awards awards={awards} records={known} part="more awards" />
        {isAnonymous && hasRatings && (
          <p className={styles.anonymous}>Votes were anonymous in this game: nobody sees who gave which.</p>
        )}
        <StayInTouch />
        <KeepSeat dismissible />
        {!isGuest && <InstallOffer />}
        {records.length > 0 && <RoundPager records={records} />}
        {rising === 1 && (
          <div className={styles.confetti}>
            <Confetti seats={colors} />
          </div>
        )}
        {isCeremony && (
          <>
            <ShowHost
              className={styles.host}
              look={rising === 1 ? 'cheers' : 'talks'}
              says={announcements[rising]}
            />
            <button type="button" className={styles.skip} onClick={skip}>
              Tap, click or press any key to skip
            </button>
          </>
        )}
      </div>
      {/* The ceremony covers the bar. */}
      <div className={styles.bar} inert={isCeremony}>
        <GameOverBar gameId={gameId} again={stage.again}>
          {hasRatings && shareResult(gameId)}
        </GameOverBar>
        <div className={styles.below}>
          <MoreResults content={content} />
        </div>
      </div>
    </>
  );
}

/** What the host says while the places rise. Ties leave a place free, so only the first is named. */
const announcements: Readonly<Record<NonNullable<Rising>, string>> = {
  4: 'The podium, please.',
  3: 'From the bottom up.',
  2: 'Nearly there ...',
  1: 'Gold!',
};

/**
 * Focuses the heading of the result when the final state is shown, so that screen readers read it. A player who is using something
 * else keeps the focus.
 */
function useResultFocus(content: RefObject<HTMLElement | null>, isFinal: boolean): void {
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement.matches('body, h1');
    if (isFinal && isFree) content.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [content, isFinal]);
}

/** Marks the loaded themes as out of date: after a game the players know more of them, and the next picker has to say so. */
function useThemesReload(): void {
  const client = useQueryClient();
  useEffect(() => void client.invalidateQueries(themesQuery), [client]);
}
