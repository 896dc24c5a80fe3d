import type { GuessQuestion } from '@tallyho/game/minigames/contract';
import { arePictures } from './option-texts.ts';
import type { GuessState } from './use-guess.ts';

/** Returns what a guess still needs before it can be locked; null if nothing, and for a value, whose dial says it. */
export function missingText(question: GuessQuestion, state: GuessState): string | null {
  if (state === 'half') return 'Choose 1 more';
  if (state !== 'missing') return null;
  switch (question.kind) {
    case 'value':
      return null;
    case 'count':
      return 'Choose a number';
    case 'pick':
      if (question.options.every(({ kind }) => kind === 'player')) return 'Choose a player';
      return arePictures(question.options) ? 'Choose a picture' : 'Choose one';
    case 'ends':
      return 'Choose first and last';
    default:
      return question satisfies never;
  }
}
