import { rejections } from '@tallyho/game/model/reject-codes';
import { useRef, useState } from 'react';
import { useIsLeader, useRoom, useView } from '../../../entities/room/room-hooks.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { ActionBar } from '../base/ActionBar.tsx';
import type { RoundKey } from '../base/draft-storage.ts';
import { RoundPoints } from '../points/RoundPoints.tsx';
import { AwardNews } from '../show/AwardNews.tsx';
import { Awards } from '../show/Awards.tsx';
import { NextRoundCountdown } from '../show/NextRoundCountdown.tsx';
import { ShowProgress } from '../show/ShowProgress.tsx';
import { useFollowScroll } from '../show/use-follow-scroll.ts';
import { type ResultsStage, useShow } from '../show/use-show.ts';
import { useShowCues } from '../show/use-show-cues.ts';
import styles from './RoundOver.module.css';
import { RoundResults } from './RoundResults.tsx';

interface RoundOverProps {
  readonly round: RoundKey;
  readonly stage: ResultsStage;
}

/** The results as a show, the countdown to the next round, and the leader's buttons that skip either. */
export function RoundOver({ round, stage }: RoundOverProps) {
  const isLeader = useIsLeader();
  const isLast = useView(({ game }) => game?.theme != null && round.game + 1 >= game.theme.games.length);
  const isAnonymous = useView(({ game }) => game?.anonymousVotes ?? false);
  const { send, busy, error } = useLeaderCommands(round);
  const show = useShow(stage);
  useShowCues(show);
  const content = useRef<HTMLElement>(null);
  const awards = useRef<HTMLDivElement>(null);
  const scrollHandlers = useFollowScroll(content, awards, show);
  const { record } = stage;
  const nextLabel = isLast ? 'Next theme' : 'Next game';
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section ref={content} className={styles.content} aria-label="Results" tabIndex={0} {...scrollHandlers}>
        <header className={styles.head}>
          <h1>Round Over</h1>
          <p>
            {record.game.name}
            {isAnonymous && (
              <span className={styles.note}>
                Votes are anonymous in this game
                {record.answers.length > 0 &&
                  record.answers.length < 3 &&
                  `. With ${record.answers.length === 1 ? 'one vote' : 'two votes'}, answers can be guessed.`}
              </span>
            )}
          </p>
          {isLeader && (
            <Button
              variant="quiet"
              icon={<Icon name="skip" />}
              busy={busy === 'skipShow'}
              style={{ visibility: show.isOver ? 'hidden' : 'visible' }}
              onClick={() => void send('skipShow')}
            >
              Skip
            </Button>
          )}
        </header>
        <div className={styles.results}>
          <RoundResults record={record} moment={show} />
        </div>
        <RoundPoints record={record} isOver={show.verdict} />
        <div ref={awards} className={styles.awards}>
          <Awards awards={stage.awards} records={[record]} shown={show} />
        </div>
        <AwardNews record={record} awards={stage.awards} shown={show} />
      </section>
      <ActionBar
        error={error}
        note={record.answers.length > 0 && <ShowProgress show={show} awards={stage.awards} />}
        aside={<NextRoundCountdown stage={stage} label={nextLabel} />}
      >
        {isLeader ? (
          <Button
            // Not the highlighted button during the show, because players should watch the show first.
            variant={show.isOver ? 'hot' : 'quiet'}
            size="xl"
            wide
            busy={busy === 'nextRound'}
            onClick={() => void send('nextRound')}
          >
            Continue
          </Button>
        ) : (
          <p className={styles.next}>{nextLabel} in a moment</p>
        )}
      </ActionBar>
    </>
  );
}

/** The leader's commands during the results: skip the show, or continue. */
function useLeaderCommands(round: RoundKey) {
  const room = useRoom();
  const [busy, setBusy] = useState<'skipShow' | 'nextRound' | null>(null);
  const [error, setError] = useState<string | null>(null);
  async function send(type: 'skipShow' | 'nextRound') {
    setBusy(type);
    setError(null);
    const result = await room.send({ type, ...round });
    setBusy(null);
    // `staleRound`: the countdown ended first, so the next round has started already.
    if (!result.ok && result.error !== 'staleRound') setError(rejections[result.error]);
  }
  return { send, busy, error };
}
