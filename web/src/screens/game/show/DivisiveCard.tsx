import type { Divisive } from '@tallyho/game/awards/awards';
import { divisiveText, subjectName } from '@tallyho/game/awards/words';
import type { RoundRecord } from '@tallyho/game/records/game';
import { ItemPicture } from '../../../minigames/ItemPicture.tsx';
import { Votes } from '../../../minigames/show/Votes.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Avatar } from '../../../shared/ui/players/Avatar.tsx';
import { peopleOf } from '../base/people-of.ts';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardCard } from './AwardCard.tsx';
import styles from './awards.module.css';
import { marksOn, votesOn } from './marks.ts';
import { SpreadStrip } from './SpreadStrip.tsx';

interface DivisiveCardProps {
  readonly divisive: Divisive;
  /** The round that the award is about. */
  readonly record: RoundRecord;
  /** Shows the name of the game, for results of several games. */
  readonly namesGame?: boolean;
}

/** The most divisive item, player or question, with the opinions of all players on it. */
export function DivisiveCard({ divisive, record, namesGame = false }: DivisiveCardProps) {
  const raterOf = useRaterFinder(peopleOf(record));
  const { subject } = divisive;
  const marks = marksOn(record, subject.id, raterOf);
  return (
    <AwardCard title="Most divisive" icon="split" tone="apart">
      <div className={styles.body}>
        <div className={styles.who}>
          <SubjectPicture divisive={divisive} raterOf={raterOf} />
          <p className={styles.name}>
            <strong>{subjectName(divisive)}</strong>
            {namesGame && subject.kind !== 'question' && (
              <span className={styles.small}>in {divisive.game}</span>
            )}
          </p>
        </div>
        {marks.length > 0 ? (
          <>
            <SpreadStrip marks={marks} />
            <p className={styles.small}>{divisiveText(record, divisive)}.</p>
          </>
        ) : (
          <Votes votes={votesOn(record, subject.id, raterOf)} />
        )}
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
      return <Avatar avatar={avatar} size="md" {...(seat && { seat })} />;
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
