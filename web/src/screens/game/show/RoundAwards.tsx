import type { UserId } from '@tallyho/game/model/person';
import type { RoundRecord } from '@tallyho/game/records/game';
import type { FoundAward, RoundAward } from '@tallyho/game/round-awards/award';
import { foundAward } from '@tallyho/game/round-awards/choose-awards';
import { reactionsTo } from '@tallyho/game/show/reaction';
import { useMemo } from 'react';
import type { Rater } from '../../../minigames/contract.ts';
import { Votes } from '../../../minigames/show/Votes.tsx';
import { peopleOf } from '../base/people-of.ts';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardCard, AwardReason } from './AwardCard.tsx';
import { AwardFace } from './AwardFace.tsx';
import { toneExpressions, toneOf } from './award-tones.ts';
import styles from './awards.module.css';
import { votesOn } from './marks.ts';
import { SpreadStrip } from './SpreadStrip.tsx';
import { SubjectPicture } from './SubjectPicture.tsx';

interface RoundAwardsProps {
  /** The round that the awards are about. */
  readonly record: RoundRecord;
  readonly awards: readonly RoundAward[];
  /** The award that has the stage to itself. Default: all are shown. */
  readonly only?: RoundAward;
}

/** The cards of a round's awards. Renders nothing without awards. */
export function RoundAwards({ record, awards, only }: RoundAwardsProps) {
  const found = useFoundAwards(record, awards);
  const raterOf = useRaterFinder(peopleOf(record));
  const shown = only ? found.filter(({ kind }) => kind === only.kind) : found;
  if (shown.length === 0) return null;
  return (
    <section className={styles.awards} aria-label="Awards" data-staged={only !== undefined}>
      {shown.map((award) => (
        <RoundAwardCard key={award.kind} award={award} record={record} raterOf={raterOf} />
      ))}
    </section>
  );
}

/** Returns the awards with their texts, without those that do not follow from the record. */
export const useFoundAwards = (record: RoundRecord, awards: readonly RoundAward[]): FoundAward[] =>
  useMemo(() => awards.flatMap((award) => foundAward(record, award) ?? []), [record, awards]);

interface RoundAwardCardProps {
  readonly award: FoundAward;
  readonly record: RoundRecord;
  readonly raterOf: (user: UserId) => Rater;
}

/** One award: its sentence, the players on a scale or by their votes, and the arithmetic one press away. */
function RoundAwardCard({ award, record, raterOf }: RoundAwardCardProps) {
  const nameOf = (user: UserId) => raterOf(user).username;
  const { subject, people, scale } = award;
  const tone = toneOf(award.kind);
  const reactions = useMemo(() => reactionsTo(record), [record]);
  return (
    <AwardCard title={award.title(nameOf)} tone={tone}>
      <div className={styles.body}>
        {subject !== null && (
          <SubjectPicture record={record} id={subject} raterOf={raterOf} reactions={reactions} />
        )}
        {scale ? (
          <SpreadStrip
            named={people}
            ends={scale.ends}
            marks={scale.marks.map(({ user, at, said }) => ({
              rater: raterOf(user),
              value: at,
              said,
              expression: subject === null ? toneExpressions[tone] : reactions.voter(subject, user),
            }))}
          />
        ) : subject !== null && award.kind !== 'photoFinish' && award.kind !== 'landslide' ? (
          <Votes votes={votesOn(record, subject, raterOf)} />
        ) : (
          <div className={styles.pair} aria-hidden="true">
            {people.map((user) => (
              <AwardFace key={user} rater={raterOf(user)} size="lg" expression={toneExpressions[tone]} />
            ))}
          </div>
        )}
        <AwardReason text={award.reason(nameOf)} />
      </div>
    </AwardCard>
  );
}
