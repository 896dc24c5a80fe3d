import { guessHeadline } from '@tallyho/game/awards/guess-headline';
import { pointsText } from '@tallyho/game/awards/score-words';
import type { RoundRecord } from '@tallyho/game/records/game';
import type { RoundAward } from '@tallyho/game/round-awards/award';
import { awardNames } from '@tallyho/game/round-awards/award-names';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer, useView } from '../../../entities/room/room-hooks.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { peopleOf } from '../base/people-of.ts';
import { useRaterFinder } from '../base/raters-of.ts';
import { useFoundAwards } from './RoundAwards.tsx';

interface AwardNewsProps {
  /** The record of the round whose results are shown. */
  readonly record: RoundRecord;
  readonly awards: readonly RoundAward[];
  /** How many of them have been called out. */
  readonly shown: number;
}

/** Announces each award to screen readers when it is called out. */
export function AwardNews({ record, awards, shown }: AwardNewsProps) {
  const raterOf = useRaterFinder(peopleOf(record));
  const latest = useFoundAwards(record, awards).slice(0, shown).at(-1);
  return (
    <VisuallyHidden>
      <span role="status">
        {latest && `${awardNames[latest.kind]}. ${latest.title((user) => raterOf(user).username)}`}
      </span>
    </VisuallyHidden>
  );
}

interface GuessNewsProps {
  readonly record: RoundRecord;
  readonly isShown: boolean;
}

interface PointsNewsProps {
  readonly isShown: boolean;
}

/** Announces to screen readers what the round has added to the points, when they have the stage. */
export function PointsNews({ isShown }: PointsNewsProps) {
  useLocale();
  const points = useView(({ game }) => game?.points ?? []);
  const raterOf = useRaterFinder([]);
  const lines = points.map(
    ({ user, points: all, gained }) =>
      `${raterOf(user).username}: ${pointsText(all, formatNumber)}, ${formatNumber(gained)} more.`,
  );
  return (
    <VisuallyHidden>
      <span role="status">{isShown && lines.join(' ')}</span>
    </VisuallyHidden>
  );
}

/** Announces to screen readers who knew what the group would say, when it has the stage. */
export function GuessNews({ record: { guesses = [] }, isShown }: GuessNewsProps) {
  const you = useCurrentPlayer();
  const raterOf = useRaterFinder(guesses.map(({ guessedBy }) => guessedBy));
  return (
    <VisuallyHidden>
      <span role="status">{isShown && guessHeadline(guesses, you, (user) => raterOf(user).username)}</span>
    </VisuallyHidden>
  );
}
