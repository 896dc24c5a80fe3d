import type { Subject } from '../minigames/contract.ts';
import type { Person } from '../room/person.ts';

/**
 * The subject that the players agreed on least: the standard deviation of everybody's opinions on it is the widest.
 * `spread` is that deviation, `mean` the average, both 0-100; `record` the round's index.
 */
export type Divisive = { record: number; game: string; subject: Subject; mean: number; spread: number };

/** The two who agreed most: 100 minus the mean distance (0-100) of their opinions on all that both have rated, `compared` in number. */
export type ClosestPair = { people: [Person, Person]; agreement: number; compared: number };

/**
 * A player's points: per lobby round 0-100, the mean share of points that those who rated them gave; summed over `rounds` such rounds
 * (decision 20). Equal points share a rank.
 */
export type Score = { player: Person; points: number; rounds: number; rank: number };

/** What is called out at the end of a round's results. Null where there is nothing to call out; no pair if votes are anonymous. */
export type RoundAwards = { divisive: Divisive | null; closestPair: ClosestPair | null };

/** The same over the whole game, and who won: best first, empty if no lobby game was played. */
export type GameAwards = RoundAwards & { scores: Score[] };
