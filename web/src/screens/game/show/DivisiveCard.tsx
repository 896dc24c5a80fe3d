import type { Divisive } from '@tallyho/game/awards/awards';
import { divisiveText, subjectName } from '@tallyho/game/awards/words';
import type { RoundRecord } from '@tallyho/game/records/game';
import { opinionsOfRound, scaleOfSubject } from '@tallyho/game/round-awards/opinions-of-round';
import { reactionsTo } from '@tallyho/game/show/reaction';
import { Votes } from '../../../minigames/show/Votes.tsx';
import { peopleOf } from '../base/people-of.ts';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardCard, AwardFigures, AwardNumbers } from './AwardCard.tsx';
import { AwardFace } from './AwardFace.tsx';
import { votersOn, votesOn } from './marks.ts';
import { SpreadStrip } from './SpreadStrip.tsx';
import { hasPicture, SubjectPicture } from './SubjectPicture.tsx';

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
  const name = subject.kind === 'player' ? raterOf(subject.player.user).username : subjectName(divisive);
  const round = opinionsOfRound(record);
  const rated = round.subjects.find((other) => other.subject.id === subject.id);
  const reactions = reactionsTo(record);
  const scale = rated ? scaleOfSubject(rated, round) : null;
  const isShown = hasPicture(record, subject.id) || subject.kind === 'player';
  const voters = isShown ? [] : votersOn(record, subject.id);
  return (
    <AwardCard
      title="Most divisive"
      sentence={name}
      mood="shocked"
      {...(subject.kind === 'player' && { seats: [raterOf(subject.player.user).seat] })}
    >
      <AwardFigures count={voters.length + (isShown ? 1 : 0)}>
        {isShown && (
          <SubjectPicture record={record} id={subject.id} raterOf={raterOf} reactions={reactions} />
        )}
        {voters.map((user) => (
          <AwardFace
            key={user}
            rater={raterOf(user)}
            size="stage"
            expression={reactions.voter(subject.id, user)}
          />
        ))}
      </AwardFigures>
      <AwardNumbers about="Most divisive">
        {namesGame && subject.kind !== 'question' && <p>In {divisive.game}</p>}
        {scale ? (
          <>
            <SpreadStrip
              named={[]}
              ends={scale.ends}
              steps={scale.steps}
              names={scale.names}
              about={subject.id}
              marks={scale.marks.map(({ user, at, said }) => ({
                rater: raterOf(user),
                value: at,
                said,
                expression: reactions.voter(subject.id, user),
              }))}
            />
            <p>{divisiveText(record, divisive)}.</p>
          </>
        ) : (
          <Votes votes={votesOn(record, subject.id, raterOf)} />
        )}
      </AwardNumbers>
    </AwardCard>
  );
}
