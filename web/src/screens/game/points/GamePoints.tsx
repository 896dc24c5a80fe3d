import type { Score } from '@tallyho/game/awards/awards';
import { pointsText } from '@tallyho/game/awards/score-words';
import { roundScores } from '@tallyho/game/awards/scores';
import type { RoundRecord } from '@tallyho/game/records/game';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useRaterFinder } from '../base/raters-of.ts';
import { Arithmetic, exactPoints } from './Arithmetic.tsx';

interface GamePointsProps {
  readonly scores: readonly Score[];
  readonly records: readonly RoundRecord[];
}

/** How the points of the whole game come about: for each player the sum over the rounds. */
export function GamePoints({ scores, records }: GamePointsProps) {
  useLocale();
  const raterOf = useRaterFinder(scores.map(({ player }) => player));
  const rounds = records.map((record) => ({ name: record.game.name, scores: roundScores(record) }));
  const lines = scores.map(({ player, points }) => ({
    id: player.user,
    name: raterOf(player.user).username,
    calculation:
      rounds
        .flatMap(({ name, scores: ofRound }) => {
          const own = ofRound.find((score) => score.player.user === player.user)?.points ?? null;
          return own === null ? [] : [`${name} ${exactPoints(own)}`];
        })
        .join(' + ') || 'not rated',
    result: pointsText(points, formatNumber),
  }));
  return (
    <Arithmetic
      sentence="Points come from the rounds about the players: each round gives the average of all ratings of a player, from 0 to 100."
      lines={lines}
    />
  );
}
