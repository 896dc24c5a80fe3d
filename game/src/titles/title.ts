import type { UserId } from '../model/person.ts';

/** What a title is based on, so that its fact can be checked against the records. */
export interface Evidence {
  /** The index of the round that the fact is about. */
  readonly round?: number;
  /** The id of the subject in that round. */
  readonly subject?: string;
  /** Another player whom the fact names. */
  readonly other?: UserId;
  /** The number that the fact states. Distances and means are 0 to 100. */
  readonly amount?: number;
}

/** A title that a player could get. The highest `strength` of a kind is considered first. */
export interface Candidate {
  readonly player: UserId;
  readonly strength: number;
  readonly evidence: Evidence;
  /** The fact in one line, without its subject. */
  readonly fact: string;
}
