import type { ClosestPair } from '@tallyho/game/awards/awards';
import { agreementText } from '@tallyho/game/awards/words';
import { inSentence, listed, spokenTo } from '@tallyho/game/text';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardCard, AwardFigures } from './AwardCard.tsx';
import { AwardFace } from './AwardFace.tsx';

interface PairCardProps {
  readonly pair: ClosestPair;
}

/** The two players who agreed most: how much they agree in one sentence, and their faces. */
export function PairCard({ pair }: PairCardProps) {
  const raterOf = useRaterFinder(pair.people);
  const [first, second] = [raterOf(pair.people[0].user), raterOf(pair.people[1].user)];
  const names = [first, second].map(({ username }) => inSentence(username));
  const sentence = spokenTo(`${listed(names)} ${agreementText(pair)}.`);
  return (
    <AwardCard title="Closest pair" sentence={sentence} mood="delighted" seats={[first.seat, second.seat]}>
      <AwardFigures count={2}>
        <AwardFace rater={first} size="stage" expression="delighted" />
        <AwardFace rater={second} size="stage" expression="delighted" />
      </AwardFigures>
    </AwardCard>
  );
}
