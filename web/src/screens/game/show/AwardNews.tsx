import type { RoundAwards } from '@tallyho/game/awards/awards';
import { agreementText, divisiveText, subjectName } from '@tallyho/game/awards/words';
import type { RoundRecord } from '@tallyho/game/records/game';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { useRaterFinder } from '../base/raters-of.ts';

interface AwardNewsProps {
  /** The record of the round whose results are shown. */
  readonly record: RoundRecord;
  readonly awards: RoundAwards;
  readonly shown: { readonly divisive: boolean; readonly closestPair: boolean };
}

/** Announces each award to screen readers when it is called out. */
export function AwardNews({ record, awards: { divisive, closestPair }, shown }: AwardNewsProps) {
  const nameOf = useRaterFinder(closestPair?.people ?? []);
  return (
    <VisuallyHidden>
      <span role="status">
        {shown.closestPair && closestPair
          ? `Closest pair: ${closestPair.people.map(({ user }) => nameOf(user).username).join(' and ')} ${agreementText(closestPair)}.`
          : shown.divisive && divisive
            ? `Most divisive: ${subjectName(divisive)}. ${divisiveText(record, divisive)}.`
            : ''}
      </span>
    </VisuallyHidden>
  );
}
