import { isAnonymous, type UserId } from '@tallyho/game/model/person';
import type { RoundRecord } from '@tallyho/game/records/game';
import type { AwardKind, FoundAward, RoundAward } from '@tallyho/game/round-awards/award';
import { awardNames } from '@tallyho/game/round-awards/award-names';
import { foundAward } from '@tallyho/game/round-awards/choose-awards';
import { averageOf } from '@tallyho/game/round-awards/opinions-of-round';
import { reactionsTo } from '@tallyho/game/show/reaction';
import { useMemo } from 'react';
import { useCurrentPlayer } from '../../../entities/room/room-hooks.tsx';
import type { Rater } from '../../../minigames/contract.ts';
import { Votes } from '../../../minigames/show/Votes.tsx';
import type { Expression } from '../../../shared/ui/avatars/expressions.ts';
import { useMedia } from '../../../shared/ui/layout/use-media.ts';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { peopleOf } from '../base/people-of.ts';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardCard, AwardFigures, type AwardForm, AwardNumbers } from './AwardCard.tsx';
import { AwardContrasts } from './AwardContrasts.tsx';
import { AwardFace } from './AwardFace.tsx';
import { moodOf } from './award-moods.ts';
import styles from './awards.module.css';
import { BestGuessCard, hasGuessCard } from './BestGuessCard.tsx';
import { LeadRow } from './LeadRow.tsx';
import { votersOn, votesOn } from './marks.ts';
import { PairScale } from './PairScale.tsx';
import { SpreadStrip } from './SpreadStrip.tsx';
import { hasPicture, SubjectPicture } from './SubjectPicture.tsx';
import { wordsAt } from './strip-places.ts';

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
  const isPhone = useMedia('(width < 480px)');
  const hasCard = useMedia('(width < 700px)') && hasGuessCard(record);
  if (shown.length === 0) return null;
  const form = only ? 'stage' : 'row';
  return (
    <section className={styles.awards} aria-label="Awards" data-form={form}>
      {!only && (
        <>
          {/* On a wide screen the points are in view with the awards. */}
          {hasCard ? <BestGuessCard record={record} /> : isPhone && <LeadRow />}
          <h2 className={styles.heading} data-part="awards">
            Awards
          </h2>
        </>
      )}
      {shown.map((award) => (
        <RoundAwardCard key={award.kind} award={award} record={record} raterOf={raterOf} form={form} />
      ))}
    </section>
  );
}

/** Returns the awards with their texts, without those that do not follow from the record. */
export const useFoundAwards = (record: RoundRecord, awards: readonly RoundAward[]): FoundAward[] => {
  const you = useCurrentPlayer();
  return useMemo(
    () => awards.flatMap((award) => foundAward(record, award, you) ?? []),
    [record, awards, you],
  );
};

/** The kinds whose sentence says what everybody answered. */
const saysItAll: ReadonlySet<AwardKind> = new Set([
  'camps',
  'closestPair',
  'evenSplit',
  'identical',
  'lone',
  'unanimous',
]);

interface RoundAwardCardProps {
  readonly award: FoundAward;
  readonly record: RoundRecord;
  readonly raterOf: (user: UserId) => Rater;
  readonly form: AwardForm;
}

/** One award: its title, its sentence and whom it is about. The arithmetic is one press away, unless the sentence says it all. */
function RoundAwardCard({ award, record, raterOf, form }: RoundAwardCardProps) {
  const nameOf = (user: UserId) => raterOf(user).username;
  const { kind, subject, people, scale, contrasts = [], share } = award;
  const [person] = people;
  const title = awardNames[kind];
  const mood = moodOf(kind);
  const reactions = useMemo(() => reactionsTo(record), [record]);
  const expressionOf = (user: UserId) => (subject === null ? mood : reactions.voter(subject, user));
  // Who has no reaction of their own shows the mood of the award.
  const moved = (own: Expression) => (own === 'neutral' ? mood : own);
  // If the sentence names no players, the card shows all who voted.
  const faces = people.length === 0 && subject !== null ? votersOn(record, subject) : people;
  const isNamed = scale?.marks.every(({ user }) => !isAnonymous(user)) ?? false;
  const isContrasted = contrasts.length > 0;
  // One named player is compared with the group.
  const average =
    award.average ??
    (scale && subject !== null && people.length === 1 ? averageOf(scale.marks, 'Group') : undefined);
  const own = average && scale?.marks.find(({ user }) => user === person);
  const [contrast] = contrasts;
  const isPictured = hasPicture(record, subject);
  return (
    <AwardCard
      title={title}
      sentence={award.title(nameOf)}
      mood={mood}
      seats={people.map((user) => raterOf(user).seat)}
      form={form}
    >
      <AwardFigures count={faces.length + (isPictured ? 1 : 0)}>
        {isPictured && subject !== null && (
          <SubjectPicture record={record} id={subject} raterOf={raterOf} reactions={reactions} />
        )}
        {faces.map((user) => (
          <AwardFace
            key={user}
            rater={raterOf(user)}
            size="stage"
            expression={moved(user === subject ? reactions.rated(user) : expressionOf(user))}
          />
        ))}
      </AwardFigures>
      {!saysItAll.has(kind) && (
        <AwardNumbers about={title}>
          {person !== undefined && isContrasted && !own && (
            <AwardContrasts
              contrasts={contrasts}
              record={record}
              user={person}
              raterOf={raterOf}
              reactions={reactions}
            />
          )}
          {scale && own && average ? (
            <PairScale
              scale={scale}
              rater={raterOf(own.user)}
              expression={contrast ? reactions.voter(contrast.subject, own.user) : expressionOf(own.user)}
              own={own}
              group={{
                at: average.at,
                of: average.of,
                said: contrast?.group ?? average.said ?? wordsAt(average.at, scale),
              }}
            />
          ) : scale ? (
            <SpreadStrip
              named={people}
              ends={scale.ends}
              steps={scale.steps}
              names={scale.names}
              about={subject}
              title={award.scaleTitle?.(nameOf)}
              marks={scale.marks.map(({ user, at, said }) => ({
                rater: raterOf(user),
                value: at,
                said,
                expression: expressionOf(user),
              }))}
            />
          ) : (
            subject !== null &&
            kind !== 'photoFinish' &&
            kind !== 'landslide' && <Votes votes={votesOn(record, subject, raterOf)} />
          )}
          {share !== undefined && <p aria-hidden="true">{share}</p>}
          {isNamed || isContrasted ? (
            <VisuallyHidden>
              <p>{award.reason(nameOf)}</p>
            </VisuallyHidden>
          ) : (
            <p>{award.reason(nameOf)}</p>
          )}
        </AwardNumbers>
      )}
    </AwardCard>
  );
}
