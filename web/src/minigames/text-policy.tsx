import type { UserId } from '@tallyho/game/model/person';
import { createContext, type ReactNode, use } from 'react';

/** What holds for texts that players write in a round, as it does for the chat. */
interface TextPolicy {
  /** Replaces the input of a muted player and says why; null: the player may write. */
  readonly mutedNote: ReactNode;
  /** Votes are anonymous, so the results do not name the authors either. */
  readonly isSecret: boolean;
  /** The viewer, whose own texts have no report button; null outside of a lobby. */
  readonly you: UserId | null;
  /** Reports the text to the administrators; null outside of a lobby. */
  readonly onReport: ((text: string) => void) | null;
}

const TextPolicyContext = createContext<TextPolicy>({
  mutedNote: null,
  isSecret: false,
  you: null,
  onReport: null,
});

/** Provides the rules for texts to the mini-game below. Without it no player is muted, and nothing can be reported. */
export const TextPolicyProvider = TextPolicyContext.Provider;

export const useTextPolicy = (): TextPolicy => use(TextPolicyContext);
