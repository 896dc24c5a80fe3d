import { pointsRules, pointsText } from '@tallyho/game/awards/score-words';
import { roundScores } from '@tallyho/game/awards/scores';
import type { TitleScores, WinnerTitle } from '@tallyho/game/awards/winning-scores';
import type { UserId } from '@tallyho/game/model/person';
import type { RoundRecord } from '@tallyho/game/records/game';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useRaterFinder } from '../base/raters-of.ts';
import { Arithmetic, exactPoints } from './Arithmetic.tsx';

interface GamePointsProps {
  readonly winning: TitleScores;
  readonly records: readonly RoundRecord[];
}

const noPoints: Readonly<Record<WinnerTitle, string>> = { favourite: 'not rated', knows: 'no guess' };

/** Returns what a round gave each player for the title. */
const pointsIn = (record: RoundRecord, title: WinnerTitle): { user: UserId; points: number | null }[] =>
  title === 'knows'
    ? (record.guesses ?? []).map(({ guessedBy: { user }, points }) => ({ user, points }))
    : roundScores(record).map(({ player: { user }, points }) => ({ user, points }));

/** How the points of the whole game that decide who wins come about: for each player the sum over the rounds. */
export function GamePoints({ winning: { title, scores }, records }: GamePointsProps) {
  useLocale();
  const raterOf = useRaterFinder(scores.map(({ player }) => player));
  const rounds = records.map((record) => ({ name: record.game.name, given: pointsIn(record, title) }));
  const lines = scores.map(({ player, points }) => ({
    id: player.user,
    name: raterOf(player.user).username,
    calculation:
      rounds
        .flatMap(({ name, given }) => {
          const own = given.find(({ user }) => user === player.user)?.points ?? null;
          return own === null ? [] : [`${name} ${exactPoints(own)}`];
        })
        .join(' + ') || noPoints[title],
    result: pointsText(points, formatNumber),
  }));
  return <Arithmetic isFolded sentence={pointsRules[title]} lines={lines} />;
}
