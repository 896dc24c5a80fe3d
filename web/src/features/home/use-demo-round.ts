import type { TierListAnswer } from '@tallyho/game/minigames/tier-list/schema';
import { useState } from 'react';
import { loadExpressions } from '../../shared/ui/avatars/loaded-expressions.ts';
import { demoStart } from './demo-board.ts';
import { type DemoReaction, reactionTo } from './demo-reaction.ts';

export interface DemoRound {
  readonly answer: TierListAnswer;
  /** To the picture that was placed last; null before the first one. */
  readonly reaction: DemoReaction | null;
  readonly play: (answer: TierListAnswer) => void;
}

/** The visitor's demo round, which the strip and the board of the home page show. */
export function useDemoRound(): DemoRound {
  const [{ answer, reaction }, setRound] = useState<Omit<DemoRound, 'play'>>({
    answer: demoStart,
    reaction: null,
  });
  function play(next: TierListAnswer) {
    loadExpressions();
    setRound({
      answer: next,
      reaction: next === demoStart ? null : (reactionTo(answer, next) ?? reaction),
    });
  }
  return { answer, reaction, play };
}
