import { rejections } from '@tallyho/game/model/reject-codes';
import { type ReactNode, useRef, useState } from 'react';
import { useIsLeader, useRoom, useView } from '../../../entities/room/room-hooks.tsx';
import { MoodBar } from '../../../features/moods/MoodBar.tsx';
import { isSupportedGame, showsGuesses } from '../../../minigames/registry.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { useMedia } from '../../../shared/ui/layout/use-media.ts';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { ActionBar } from '../base/ActionBar.tsx';
import type { DraftRound } from '../base/draft-storage.ts';
import { RoundPoints } from '../points/RoundPoints.tsx';
import { AwardNews, GuessNews, PointsNews } from '../show/AwardNews.tsx';
import { hasGuessCard } from '../show/BestGuessCard.tsx';
import { NextRoundCountdown } from '../show/NextRoundCountdown.tsx';
import { RosetteCeremony, RosetteNews } from '../show/RosetteCeremony.tsx';
import { RoundAwards } from '../show/RoundAwards.tsx';
import { RoundGuesses } from '../show/RoundGuesses.tsx';
import { ShowProgress } from '../show/ShowProgress.tsx';
import { type ResultsStage, type ShowState, useShow } from '../show/use-show.ts';
import { useShowCues } from '../show/use-show-cues.ts';
import { MoreResults } from './MoreResults.tsx';
import { RoundHead } from './RoundHead.tsx';
import styles from './RoundOver.module.css';
import { RoundResults } from './RoundResults.tsx';

/** From here on what follows the result is read, and its numbers are not those of the points in the header (px). */
const leastScrolled = 48;

interface RoundOverProps {
  readonly round: DraftRound;
  readonly stage: ResultsStage;
}

/** The results as a show, then the countdown to the next round. The leader has a button that skips either. */
export function RoundOver({ round, stage }: RoundOverProps) {
  const show = useShow(stage);
  useShowCues(show);
  const { record, awards } = stage;
  const { isOver } = show;
  const content = useRef<HTMLElement>(null);
  const [isScrolled, setIsScrolled] = useState(false);
  // The result of some mini-games shows the guesses, and what they gave.
  const isKnown = isSupportedGame(record.board.type);
  const hasOwnGuesses = isKnown && showsGuesses(record.board.type);
  const isShort = useMedia('(width < 700px)');
  // The awards have it above them.
  const hasCard = isShort && awards.length > 0 && hasGuessCard(record);
  const guessesStaged = show.guessesStaged && !hasOwnGuesses;
  const isTaken = show.staged !== null || show.rosettesStaged || guessesStaged || show.pointsStaged;
  return (
    <>
      <section
        ref={content}
        className={styles.content}
        aria-label="Results"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        data-over={isOver}
        data-scrolled={isScrolled}
        onScroll={({ currentTarget }) => setIsScrolled(currentTarget.scrollTop > leastScrolled)}
        data-lights={isOver ? 'on' : 'off'}
      >
        <RoundHead
          record={record}
          verdictBefore={stage.verdictBefore}
          isJudged={show.verdict}
          isTaken={isTaken}
        />
        {show.staged && (
          <div key={show.staged.kind} className={styles.stage}>
            <RoundAwards awards={awards} record={record} only={show.staged} />
          </div>
        )}
        {show.rosettesStaged && (
          <div className={styles.stage}>
            <RosetteCeremony record={record} />
          </div>
        )}
        {guessesStaged && (
          <div className={styles.stage}>
            <RoundGuesses record={record} form="stage" />
          </div>
        )}
        {show.pointsStaged && (
          <div className={styles.stage}>
            <RoundPoints record={record} isStaged />
          </div>
        )}
        {/* Stays mounted while an award has the stage: the verdict continues the show of the mini-game. */}
        <div className={styles.results} hidden={isTaken}>
          <RoundResults
            record={record}
            moment={show}
            hasGuesses={isOver}
            hasCard={hasCard}
            verdictBefore={stage.verdictBefore}
          />
        </div>
        {isOver && !hasOwnGuesses && <RoundPoints record={record} hasCard={hasCard} />}
        {isOver && <RoundAwards awards={awards} record={record} />}
        <AwardNews record={record} awards={awards} shown={show.awards} />
        <RosetteNews record={record} isShown={show.rosettesStaged} />
        <GuessNews record={record} isShown={show.guessesStaged} />
        <PointsNews isShown={show.pointsStaged} />
      </section>
      <RoundOverBar round={round} stage={stage} show={show}>
        {/* The parts are others in another width. */}
        <MoreResults key={`${isShort}`} content={content} />
      </RoundOverBar>
    </>
  );
}

interface RoundOverBarProps extends RoundOverProps {
  readonly show: ShowState;
  /** What stands beside the countdown. */
  readonly children: ReactNode;
}

/** During the show its progress, afterwards the countdown. */
function RoundOverBar({ round, stage, show, children }: RoundOverBarProps) {
  const isLeader = useIsLeader();
  const isLast = useView(({ game }) => game?.theme != null && round.game + 1 >= game.theme.games.length);
  const { send, busy, error } = useLeaderCommands(round);
  const nextLabel = isLast ? 'Next theme' : 'Next round';
  if (!show.isOver)
    return (
      <ActionBar
        error={error}
        aside={
          <>
            {isLeader && (
              // On phones the icon alone. At the start of the bar, because Continue comes at its end.
              <Button
                variant="quiet"
                icon={<Icon name="skip" />}
                busy={busy === 'skipShow'}
                onClick={() => void send('skipShow', show.staged ? { beat: show.step } : {})}
              >
                <VisuallyHidden when="below480">Skip {show.staged && 'this award'}</VisuallyHidden>
              </Button>
            )}
            <MoodBar />
            {stage.record.answers.length > 0 && <ShowProgress show={show} />}
          </>
        }
        isCentred
      />
    );
  const countdown = <NextRoundCountdown stage={stage} label={nextLabel} />;
  return (
    <ActionBar error={error} aside={children}>
      {isLeader ? (
        <>
          <Button
            key="continue"
            variant="hot"
            size="lg"
            wide
            busy={busy === 'nextRound'}
            onClick={() => void send('nextRound')}
          >
            <span className={styles.continue}>
              Continue
              <small aria-hidden="true">{countdown}</small>
            </span>
          </Button>
          {/* A button has no timer for screen readers. */}
          <VisuallyHidden>{countdown}</VisuallyHidden>
        </>
      ) : (
        <p className={styles.next}>{countdown}</p>
      )}
    </ActionBar>
  );
}

/** The leader's commands during the results: skip the show or one award of it, or continue. */
function useLeaderCommands(round: DraftRound) {
  const room = useRoom();
  const [busy, setBusy] = useState<'skipShow' | 'nextRound' | null>(null);
  const [error, setError] = useState<string | null>(null);
  async function send(type: 'skipShow' | 'nextRound', what: { beat?: number } = {}) {
    setBusy(type);
    setError(null);
    const result = await room.send({ type, ...round, ...what });
    setBusy(null);
    // `staleRound`: the countdown ended first, so the next round has started already.
    if (!result.ok && result.error !== 'staleRound') setError(rejections[result.error]);
  }
  return { send, busy, error };
}
