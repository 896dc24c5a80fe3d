import type { AwardAverage, AwardMark, AwardScale } from '@tallyho/game/round-awards/award';
import type { Rater } from '../../../minigames/contract.ts';
import type { Expression } from '../../../shared/ui/avatars/expressions.ts';
import { BreakableName } from '../../../shared/ui/players/BreakableName.tsx';
import { AwardFace } from './AwardFace.tsx';
import { GroupMark } from './GroupMark.tsx';
import styles from './PairScale.module.css';
import { haveColumns } from './strip-places.ts';

interface PairScaleProps {
  readonly scale: AwardScale;
  readonly rater: Rater;
  readonly expression: Expression;
  readonly own: AwardMark;
  readonly group: { readonly of: AwardAverage['of']; readonly at: number; readonly said: string };
}

/**
 * What one player and the group said, in two lines, and where both are on the scale: the player above it, the group below. The names of
 * all steps are below them if they have room, otherwise each of the two has its words beside it. Hidden from screen readers, because the
 * text next to it says the same.
 */
export function PairScale({ scale, rater, expression, own, group }: PairScaleProps) {
  const { ends, steps, names } = scale;
  const hasColumns = haveColumns(names);
  const face = <AwardFace rater={rater} size="stage" expression={expression} />;
  return (
    <div className={styles.pair} aria-hidden="true">
      <p className={styles.line}>
        {face}
        <span dir="auto">
          <BreakableName name={rater.username} />: <strong>{own.said}</strong>
        </span>
      </p>
      <p className={styles.line}>
        <GroupMark />
        <span dir="auto">
          {group.of}: <strong>{group.said}</strong>
        </span>
      </p>
      <div className={styles.scale} data-columns={hasColumns} style={{ '--count': names.length }}>
        <div className={styles.place} data-of="player" style={{ '--at': own.at }}>
          {face}
        </div>
        <div className={styles.track}>
          {steps.map((at) => (
            <span key={at} className={styles.tick} style={{ '--at': at }} />
          ))}
        </div>
        <div className={styles.place} data-of="group" style={{ '--at': group.at }}>
          <GroupMark />
        </div>
        {hasColumns ? (
          <ul className={styles.names}>
            {names.map((name) => (
              <li key={name} dir="auto" data-said={name === own.said || name === group.said}>
                {name}
              </li>
            ))}
          </ul>
        ) : (
          <>
            {(
              [
                ['player', own],
                ['group', group],
              ] as const
            ).map(([of, { at, said }]) => (
              <span
                key={of}
                className={styles.word}
                data-of={of}
                data-side={at < 50 ? 'end' : 'start'}
                style={{ '--at': at }}
                dir="auto"
              >
                {said}
              </span>
            ))}
            <p className={styles.ends}>
              <span dir="auto">{ends.low}</span>
              <span dir="auto">{ends.high}</span>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
