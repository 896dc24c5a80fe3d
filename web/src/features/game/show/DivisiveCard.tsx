import type { Divisive } from '@tallyho/game/awards/awards';
import { divisiveText, subjectName } from '@tallyho/game/awards/words';
import type { RoundRecord } from '@tallyho/game/room/state';
import { ItemPicture } from '../../../minigames/ItemPicture.tsx';
import { useView } from '../../../net/room-hooks.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { peopleOf, useRaterFinder } from '../raters-of.ts';
import { AwardCard } from './AwardCard.tsx';
import styles from './awards.module.css';
import { marksOn } from './marks.ts';
import { SpreadStrip } from './SpreadStrip.tsx';

interface DivisiveCardProps {
  readonly divisive: Divisive;
  /** The round it is of. */
  readonly record: RoundRecord;
  readonly shown: boolean;
  /** Says which game it was, where several were played. */
  readonly namesGame?: boolean;
}

/** What the group agreed on least: what it is, how far apart the marks lie, and whose. */
export function DivisiveCard({ divisive, record, shown, namesGame = false }: DivisiveCardProps) {
  const raterOf = useRaterFinder(peopleOf(record));
  const isAnonymous = useView(({ game }) => game?.anonymousVotes ?? false);
  const { subject, mean, spread } = divisive;
  const marks = marksOn(record, subject.id).map(({ user, value }) => ({ rater: raterOf(user), value }));
  const [lowest, highest] = [marks[0], marks.at(-1)];
  return (
    <AwardCard title="Most divisive" icon="split" tone="apart" shown={shown}>
      <div className={styles.body}>
        <div className={styles.who}>
          <SubjectPicture divisive={divisive} raterOf={raterOf} />
          <p className={styles.name}>
            <strong>{subjectName(divisive)}</strong>
            {namesGame && subject.kind !== 'question' && (
              <span className={styles.small}>in {divisive.game}</span>
            )}
            {lowest && highest && !isAnonymous && subject.kind !== 'question' && (
              <span className={styles.small}>
                From {Math.round(lowest.value)} ({lowest.rater.username}) to {Math.round(highest.value)} (
                {highest.rater.username})
              </span>
            )}
          </p>
        </div>
        <SpreadStrip mean={mean} spread={spread} marks={marks} />
        <p className={styles.small}>{divisiveText(divisive)}</p>
      </div>
    </AwardCard>
  );
}

function SubjectPicture({
  divisive: { subject },
  raterOf,
}: {
  readonly divisive: Divisive;
  readonly raterOf: ReturnType<typeof useRaterFinder>;
}) {
  switch (subject.kind) {
    case 'item':
      return (
        subject.item.url !== null && (
          <span className={styles.picture}>
            <ItemPicture item={subject.item} decorative />
          </span>
        )
      );
    case 'player': {
      const { avatar, seat } = raterOf(subject.player.user);
      return <Avatar avatar={avatar} size="lg" {...(seat && { seat })} />;
    }
    case 'question':
      return (
        <span className={styles.question}>
          <Icon name="split" />
        </span>
      );
    default:
      return subject satisfies never;
  }
}
