import * as v from 'valibot';
import type { Timings } from '../limits.ts';
import { revealsOf } from '../minigames/registry.ts';
import type { RoundRecord } from '../records/game.ts';
import { rosettesOf } from '../rosettes/rosettes.ts';
import type { RoundAward } from '../round-awards/award.ts';
import { beats, revealPartsOf } from './beats.ts';

/**
 * The schedule of a results show by the server's clock. It begins at `startsAt` (epoch ms); `lengths` has the milliseconds of
 * each of its beats in order: the opening, each reveal, each award, the verdict, the guesses if there are any, the points if the round gave some.
 */
export const showScheduleSchema = v.object({ startsAt: v.number(), lengths: v.array(v.number()) });
export type ShowSchedule = v.InferOutput<typeof showScheduleSchema>;

/** The visible part of the latest reveal. `faces`: the number of votes. */
export type RevealMoment = { faces: number; hasLine: boolean; isStamped: boolean; isPlaced: boolean };

/** The state of a show: `revealed` counts the mini-game's own reveals; the awards and the verdict follow. */
export type ShowMoment = {
  revealed: number;
  reveal: RevealMoment;
  verdict: boolean;
  /** How many awards have been called out. */
  awards: number;
  /** The award that has the stage to itself; null before, and from the verdict on. */
  staged: RoundAward | null;
  /** The rosettes have the stage to themselves, at the end of the beat of the verdict. */
  rosettesStaged: boolean;
  /** The guesses have the stage to themselves, after the verdict. */
  guessesStaged: boolean;
  /** The points so far have the stage to themselves, as the last beat. */
  pointsStaged: boolean;
  isOver: boolean;
};

/** A show whose schedule is over, or was skipped, has every part of every reveal. */
export const wholeReveal: RevealMoment = {
  faces: Number.MAX_SAFE_INTEGER,
  hasLine: true,
  isStamped: true,
  isPlaced: true,
};

/** Returns true if players have guessed in the round. */
const hasGuesses = ({ guesses = [] }: RoundRecord): boolean => guesses.length > 0;

/** Returns true if the round gives rosettes. */
const hasRosettes = (record: RoundRecord): boolean => rosettesOf(record).length > 0;

/** The part of the beat of the verdict after which the rosettes follow. */
const beforeRosettes = beats.verdict / (beats.verdict + beats.rosettes);

/** Returns the beats of a round's show at normal speed, in milliseconds. Empty without answers. */
const lengthsOf = (record: RoundRecord, awards: readonly RoundAward[], givesPoints: boolean): number[] =>
  record.answers.length === 0
    ? []
    : [
        beats.opening,
        ...revealsOf(record.board, record.answers).map((reveal) => revealPartsOf(reveal).length),
        ...awards.map(() => beats.award),
        beats.verdict + (hasRosettes(record) ? beats.rosettes : 0),
        ...(hasGuesses(record) ? [beats.guesses] : []),
        ...(givesPoints ? [beats.points] : []),
      ];

const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0);

/** Returns when a show ends (epoch ms). */
export const endOfShow = ({ startsAt, lengths }: ShowSchedule): number => startsAt + sum(lengths);

/**
 * Returns the show of a round that ends at `now` (epoch ms). All beats are shortened by the same factor if it would be longer
 * than `showLength` or than one and a half times the countdown that follows it. `givesPoints`: the round gave points of the title
 * that decides. Null if there is nothing to show or no time.
 */
export const scheduleShow = (
  record: RoundRecord,
  awards: readonly RoundAward[],
  { now, timings, givesPoints = false }: { now: number; timings: Timings; givesPoints?: boolean },
): ShowSchedule | null => {
  const lengths = lengthsOf(record, awards, givesPoints);
  const most = Math.min(timings.showLength, timings.resultsCountdown * 1.5);
  const factor = Math.min(timings.showSlowness, most / Math.max(1, sum(lengths)));
  const scaled = lengths.map((length) => Math.floor(length * factor));
  return scaled.length > 0 && scaled.every((length) => length > 0)
    ? { startsAt: now, lengths: scaled }
    : null;
};

/**
 * Returns the times (epoch ms, ascending) at which something new is shown: the begin of each beat, of each part of a reveal and of
 * the rosettes, and the end of the show.
 */
export const changesOf = (
  { startsAt, lengths }: ShowSchedule,
  record: RoundRecord,
  awards: readonly RoundAward[],
): number[] => {
  const reveals = revealsOf(record.board, record.answers);
  const verdictBeat = reveals.length + awards.length + 1;
  const times: number[] = [];
  let begin = startsAt;
  for (const [at, length] of lengths.entries()) {
    const reveal = reveals[at - 1];
    times.push(begin);
    if (reveal) {
      const parts = revealPartsOf(reveal);
      const own = [...parts.faces, ...(parts.line === null ? [] : [parts.line]), parts.stamp, parts.fly];
      times.push(...own.map((time) => Math.ceil(begin + (time * length) / parts.length)));
    }
    if (at === verdictBeat && hasRosettes(record)) times.push(Math.ceil(begin + length * beforeRosettes));
    begin += length;
  }
  return [...new Set([...times, begin])].toSorted((one, other) => one - other);
};

/**
 * Returns the part of a show that is visible at `now` (the server's clock, epoch ms). A `show` of null is over. `beat`: the
 * number of the current beat; the number of beats after the end.
 */
export const momentOf = (
  show: ShowSchedule | null,
  record: RoundRecord,
  awards: readonly RoundAward[],
  now: number,
): ShowMoment => {
  const reveals = revealsOf(record.board, record.answers);
  const { beat, since } = beatAt(show, now);
  const isOver = !show || beat >= show.lengths.length;
  const revealed = isOver ? reveals.length : Math.min(beat, reveals.length);
  const verdict = isOver || beat > reveals.length + awards.length;
  const verdictBeat = reveals.length + awards.length + 1;
  const afterVerdict = verdictBeat + 1;
  const called = awards.slice(0, verdict ? undefined : Math.max(0, beat - reveals.length));
  return {
    revealed,
    reveal:
      isOver || beat > reveals.length
        ? wholeReveal
        : revealAt(reveals[beat - 1], since, show.lengths[beat] ?? 1),
    verdict,
    awards: called.length,
    staged: verdict ? null : (called.at(-1) ?? null),
    rosettesStaged:
      !isOver &&
      beat === verdictBeat &&
      hasRosettes(record) &&
      since >= (show.lengths[beat] ?? 0) * beforeRosettes,
    guessesStaged: !isOver && hasGuesses(record) && beat === afterVerdict,
    pointsStaged: !isOver && beat === afterVerdict + Number(hasGuesses(record)),
    isOver,
  };
};

/**
 * Returns the show with the rest of this beat left out, so that the next one begins at `now` (epoch ms); null if no beat
 * follows. A beat that does not run at `now` changes nothing.
 */
export const withoutBeat = (show: ShowSchedule, beat: number, now: number): ShowSchedule | null => {
  const current = beatAt(show, now);
  if (current.beat !== beat || beat >= show.lengths.length) return show;
  if (beat === show.lengths.length - 1) return null;
  // No beat has the length 0.
  return { startsAt: show.startsAt, lengths: show.lengths.with(beat, Math.max(1, current.since)) };
};

/** Returns the number of the beat at `now`, and the milliseconds since it began. */
export const beatAt = (show: ShowSchedule | null, now: number): { beat: number; since: number } => {
  let since = now - (show?.startsAt ?? 0);
  let beat = 0;
  for (const length of show?.lengths ?? []) {
    if (since < length) break;
    since -= length;
    beat += 1;
  }
  return { beat, since };
};

const revealAt = (
  reveal: ReturnType<typeof revealsOf>[number] | undefined,
  since: number,
  length: number,
) => {
  if (!reveal) return { faces: 0, hasLine: false, isStamped: false, isPlaced: false };
  const parts = revealPartsOf(reveal);
  const begun = (time: number) => since >= (time * length) / parts.length;
  return {
    faces: parts.faces.filter(begun).length,
    hasLine: parts.line !== null && begun(parts.line),
    isStamped: begun(parts.stamp),
    isPlaced: begun(parts.fly),
  };
};
