import { roundedToMillionth } from '@tallyho/game/minigames/ranking';
import type { CaptionMood } from '@tallyho/game/show/captions';
import type { HostLook } from './ShowHost.tsx';

/** How the host looks as it says something of this mood; the second if it has looked like the first before. */
const looks: Readonly<Record<CaptionMood, readonly [HostLook, HostLook]>> = {
  agreed: ['talks', 'thinks'],
  alone: ['thinks', 'talks'],
  opposed: ['gasps', 'shrugs'],
  split: ['shrugs', 'thinks'],
  kind: ['talks', 'thinks'],
  plain: ['talks', 'shrugs'],
};

/** Returns how the host looks at each remark, in the order of the show: never the same twice in a row. */
export function looksOf(moods: readonly CaptionMood[]): HostLook[] {
  let before: HostLook | null = null;
  return moods.map((mood) => {
    const [first, second] = looks[mood];
    before = first === before ? second : first;
    return before;
  });
}

/** Answers about the same thing are far apart at this part of their scale. */
const farApart = 0.5;

/** Returns how the host looks at a result: it shrugs if the answers about one thing are far apart. `answers`: about each thing, from 0 to 1. */
export const lookAtResult = (answers: readonly (readonly number[])[]): HostLook =>
  answers.some((shares) => roundedToMillionth(Math.max(...shares) - Math.min(...shares)) >= farApart)
    ? 'shrugs'
    : 'cheers';
