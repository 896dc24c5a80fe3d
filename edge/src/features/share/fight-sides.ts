import type { RatedOpinion } from '@tallyho/game/awards/opinions';
import { wordsOf } from './card/fight.ts';
import type { SharedResult } from './shared-result.ts';
import { widestPair } from './widest-pair.ts';

/**
 * One side of the fight that the public page shows. `user`: who stands for it, an alias; null: the vote is secret. `said`: the words
 * of the picture. `friends`: the aliases of the other players who were nearer to it. `votes`: all who were, with the first.
 */
type FightSide = { user: string | null; said: string; friends: string[]; votes: number };

export type SidesOfFight = [FightSide, FightSide];

/** The distance of an opinion from one of the two that fight: of other choices it is the same, whatever they are. */
const distanceOf = (opinion: RatedOpinion, fighter: RatedOpinion): number => {
  if ('value' in opinion && 'value' in fighter) return Math.abs(opinion.value - fighter.value);
  return opinion.said === fighter.said ? 0 : 1;
};

/**
 * Returns the two sides of the widest fight, in the order of its picture; null if all agreed. A player whose answer is equally far
 * from both is on neither side.
 */
export const fightSides = ({ players, rounds }: SharedResult): SidesOfFight | null => {
  const widest = widestPair(rounds);
  if (!widest) return null;
  const { round, all, pair } = widest;
  const aliasOf = (rater: string) => players.find(({ user }) => user === rater)?.user ?? null;
  const sideOf = (fighter: RatedOpinion, other: RatedOpinion): FightSide => {
    const nearer = all.filter((opinion) => distanceOf(opinion, fighter) < distanceOf(opinion, other));
    return {
      user: aliasOf(fighter.rater),
      said: wordsOf(fighter, round.board),
      friends: nearer.flatMap(({ rater }) => (rater === fighter.rater ? [] : (aliasOf(rater) ?? []))),
      votes: nearer.length,
    };
  };
  const [one, other] = pair.opinions;
  return [sideOf(one, other), sideOf(other, one)];
};
