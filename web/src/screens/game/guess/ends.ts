import type { Guess } from '@tallyho/game/minigames/guess';
import type { EndRows } from './end-rows.ts';

export type Ends = Omit<Extract<Guess, { kind: 'ends' }>, 'kind'>;
export type End = keyof Ends;

export const bothEnds: readonly End[] = ['first', 'last'];

/** What an open place is called. */
export const endLabels: Readonly<Record<End, string>> = { first: 'First', last: 'Last' };

/** Returns what screen readers call an open place: "First (Best)". Others see the color of the row. */
export const endName = (end: End, rows: EndRows | null): string =>
  rows ? `${endLabels[end]} (${rows[end].name})` : endLabels[end];

/** The places of a locked guess: the viewer's own order may have other ends. */
export const placeLabels: Readonly<Record<End, string>> = { first: 'Group’s first', last: 'Group’s last' };

export const guessedEnds = (guess: Guess | null | undefined): Ends =>
  guess?.kind === 'ends' ? guess : { first: null, last: null };

/** Returns the end that the next press chooses. `changed`: the one that the viewer wants to choose again. */
export const askedEnd = ({ first }: Ends, changed: End | null): End =>
  changed ?? (first === null ? 'first' : 'last');

/** Returns true if both ends are chosen, and none of them is to be chosen again. */
export const areChosen = ({ first, last }: Ends, changed: End | null): boolean =>
  first !== null && last !== null && changed === null;

/** Returns the ends after a press on an option: it becomes the asked end, or is taken back if it is one already. An option is never both. */
export function pressedEnds(ends: Ends, changed: End | null, id: string): Ends {
  const asked = askedEnd(ends, changed);
  const tagged = bothEnds.find((end) => ends[end] === id);
  const isTaken = tagged !== undefined && (changed === null || changed === tagged);
  if (isTaken) return { ...ends, [tagged]: null };
  return { ...ends, ...(tagged && { [tagged]: null }), [asked]: id };
}

/** What the two presses answer, and whose order it is. */
export const endsQuestion = 'Which one does your group put first, and which last?';

/** Returns what the viewer does now, for screen readers: others see the place that is lit. */
export function endsStepText(ends: Ends, changed: End | null): string {
  if (areChosen(ends, changed)) return 'Press one again to take it back.';
  const asked = askedEnd(ends, changed);
  return asked === 'last' && changed === null ? 'Now press the group’s last.' : `Press the group’s ${asked}.`;
}
