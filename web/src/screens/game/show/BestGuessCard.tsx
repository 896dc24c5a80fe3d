import { guessHeadline, rightPoints } from '@tallyho/game/awards/guess-headline';
import type { Guessed } from '@tallyho/game/minigames/guess';
import {
  guessHeading,
  guessRowText,
  nobodyText,
  playersInFront,
  pointsLine,
  shortList,
  truthSentence,
} from '@tallyho/game/minigames/guess-words';
import { guessOutcomeOf, guessQuestionOf } from '@tallyho/game/minigames/registry';
import type { UserId } from '@tallyho/game/model/person';
import type { RoundRecord } from '@tallyho/game/records/game';
import { recordSeenBy } from '@tallyho/game/records/seen-by';
import { guessReaction } from '@tallyho/game/show/reaction';
import { listed, spokenTo } from '@tallyho/game/text';
import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer } from '../../../entities/room/room-hooks.tsx';
import { isSupportedGame, showsGuesses } from '../../../minigames/registry.tsx';
import { BreakableName } from '../../../shared/ui/players/BreakableName.tsx';
import { type SeatNumber, seatColor } from '../../../shared/ui/players/Shape.tsx';
import { WinnerCrown } from '../../../shared/ui/players/WinnerCrown.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { peopleOf } from '../base/people-of.ts';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardFace } from './AwardFace.tsx';
import styles from './BestGuessCard.module.css';
import { BestBadge, EndsHeads, GuessChips } from './GuessChips.tsx';
import { LeadRow } from './LeadRow.tsx';

/** How many faces a row has. */
const mostFaces = 3;

/** How many it has beside two guessed things. */
const mostFacesOfEnds = 2;

/** How many of those who share the first place have their face. */
const mostInFront = 2;

/** Equal guesses. */
type Row = { users: readonly UserId[]; text: string; guess: Guessed; points: number };

/** Returns true if a round has the card (`BestGuessCard`): this version knows the mini-game, and its result does not list the guesses. */
export const hasGuessCard = ({ board, guesses = [] }: RoundRecord): boolean =>
  isSupportedGame(board.type) && !showsGuesses(board.type) && guesses.length > 0;

/**
 * What the group said as the heading, and below it who guessed right, the question, and a row for each guess with its points: the best ones
 * first; players with the same guess share a row. Its first line says how guesses get points, its last one who leads. Renders nothing without
 * guesses, or if the result lists them.
 */
export function BestGuessCard({ record }: { readonly record: RoundRecord }) {
  useLocale();
  const you = useCurrentPlayer();
  const { guesses = [] } = record;
  const hasCard = hasGuessCard(record);
  const raterOf = useRaterFinder(
    hasCard ? [...peopleOf(record), ...guesses.map(({ guessedBy }) => guessedBy)] : [],
  );
  if (!hasCard) return null;
  const nameOf = (user: UserId) => (user === you ? 'You' : raterOf(user).username);
  const { board, answers } = recordSeenBy(record, you);
  const question = guessQuestionOf(board);
  const outcome = guessOutcomeOf(board, answers);
  const rows = new Map<string, Row>();
  for (const { guess, guessedBy, points } of guesses.toSorted(
    (one, other) =>
      other.points - one.points || Number(other.guessedBy.user === you) - Number(one.guessedBy.user === you),
  )) {
    const isYours = guessedBy.user === you;
    const text = spokenTo(guessRowText({ question, outcome }, guess, { isYours, write: formatNumber }));
    const key = `${isYours} ${text}`;
    const users = [...(rows.get(key)?.users ?? []), guessedBy.user];
    rows.set(key, { users, text, guess, points });
  }
  const most = Math.max(...guesses.map(({ points }) => points));
  const asks = guessHeading(question);
  const isMissed = question !== null && most < rightPoints;
  const isEnds = question?.kind === 'ends';
  const facesOf = (users: readonly UserId[]) => users.slice(0, isEnds ? mostFacesOfEnds : mostFaces);
  const best = [...rows.values()].filter(({ points }) => points === most).flatMap(({ users }) => users);
  const bestText =
    most > 0
      ? `Best: ${shortList(best.map(nameOf))}, +${formatNumber(most)}${best.length > 1 ? ' each' : ''}`
      : nobodyText;
  const who = guessHeadline(guesses, you, nameOf);
  const first = playersInFront(question, outcome).slice(0, mostInFront);
  return (
    <article className={styles.points} data-part="points">
      <div className={styles.result}>
        {first.length > 0 && (
          <span className={styles.first} aria-hidden="true">
            <WinnerCrown />
            {first.map((user) => (
              <AwardFace key={user} rater={raterOf(user)} size="lg" expression="delighted" />
            ))}
          </span>
        )}
        <div className={styles.said}>
          <h2 dir="auto">
            <BreakableName
              name={
                question && outcome ? spokenTo(truthSentence(question, outcome, formatNumber)) : `${who}.`
              }
            />
          </h2>
          {question && (
            <p dir="auto">
              <BreakableName name={isMissed ? bestText : `${who}.`} />
            </p>
          )}
        </div>
      </div>
      <div
        className={styles.card}
        style={{ '--faces': Math.max(...[...rows.values()].map(({ users }) => facesOf(users).length)) }}
      >
        <p className={styles.rule}>{pointsLine(question)}</p>
        {asks !== null && <p className={styles.asks}>{asks}</p>}
        {isEnds && (
          <p className={styles.asks}>
            <EndsHeads />
          </p>
        )}
        <ul aria-label={asks ?? undefined}>
          {[...rows].map(([key, { users, text, guess, points }]) => (
            <li
              key={key}
              data-right={points >= rightPoints}
              style={{ '--player': colorOf(users.map((user) => raterOf(user).seat)) }}
            >
              <span className={styles.faces} aria-hidden="true">
                {facesOf(users).map((user) => (
                  <AwardFace key={user} rater={raterOf(user)} size="sm" expression={guessReaction(points)} />
                ))}
              </span>
              <span className={styles.words}>
                <span className={styles.who}>
                  <strong dir="auto">
                    <BreakableName name={namesIn(users.map(nameOf))} />
                  </strong>
                  <VisuallyHidden> {text}.</VisuallyHidden>
                  {isMissed && points > 0 && points === most && (
                    <>
                      {' '}
                      <BestBadge />
                    </>
                  )}
                </span>
                <GuessChips question={question} outcome={outcome} guess={guess} form="row" />
              </span>{' '}
              <strong className={styles.gained} data-none={points === 0}>
                {points > 0 ? `+${formatNumber(points)}` : 0}
              </strong>
            </li>
          ))}
        </ul>
        <LeadRow />
      </div>
    </article>
  );
}

/** Joins the names in a row; more than two are the first one and how many more, so that a row has two lines. The faces show the others. */
const namesIn = ([first = '', ...others]: readonly string[]): string =>
  listed([first, ...(others.length > 1 ? [`${others.length} others`] : others)]);

/** The color of one player; gold for several. */
const colorOf = ([seat, ...others]: readonly (SeatNumber | null)[]): string =>
  seat && others.length === 0 ? seatColor(seat) : 'var(--gold)';
