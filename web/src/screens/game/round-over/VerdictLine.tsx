import type { RoundRecord } from '@tallyho/game/records/game';
import { recordSeenBy } from '@tallyho/game/records/seen-by';
import { spokenTo } from '@tallyho/game/text';
import { verdictOf, winnerOf } from '@tallyho/game/verdicts/verdict';
import { useMemo, useState } from 'react';
import { useCurrentPlayer } from '../../../entities/room/room-hooks.tsx';
import { isSupportedGame } from '../../../minigames/registry.tsx';
import styles from './VerdictLine.module.css';

/** Names of winners with more characters are written smaller. */
const longAnswer = 24;

interface VerdictLineProps {
  readonly record: RoundRecord;
  /** The pattern of the sentence about the round before; null: there is none. */
  readonly before: string | null;
  readonly isShown: boolean;
}

/**
 * The result in one sentence, after the name of the winner if the sentence does not have it. It is announced if it appears during
 * the show. Renders nothing for a mini-game that this version does not know.
 */
export const VerdictLine = (props: VerdictLineProps) =>
  isSupportedGame(props.record.board.type) && <Verdict {...props} />;

function Verdict({ record, before, isShown }: VerdictLineProps) {
  const [isShow] = useState(!isShown);
  const you = useCurrentPlayer();
  const text = useMemo(() => verdictOf(record, before, you)?.text ?? '', [record, before, you]);
  const answer = useMemo(() => {
    const winner = winnerOf(record);
    if (winner === null || verdictOf(record, before)?.text.includes(winner)) return null;
    return spokenTo(winnerOf(recordSeenBy(record, you)) ?? winner);
  }, [record, before, you]);
  return (
    <div className={styles.line}>
      <p
        className={styles.verdict}
        data-shown={isShown}
        style={{ '--letters': Math.max(text.length, 1) }}
        {...(isShow && { role: 'status' })}
      >
        {isShown && answer !== null && (
          <>
            <strong dir="auto" data-long={answer.length > longAnswer}>
              {answer}
              {/[.!?…]$/.test(answer) ? '' : '.'}
            </strong>{' '}
          </>
        )}
        {isShown && text}
      </p>
    </div>
  );
}
