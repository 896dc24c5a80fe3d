import { maskWords } from '@tallyho/game/chat/masking';
import type { UserId } from '@tallyho/game/model/person';
import { useMuted } from '../../entities/preferences/muted.ts';
import { useSettings } from '../../entities/preferences/preferences.ts';

/** Returns a function for texts as this viewer reads them while the round is played: masked as in the chat, unless it is switched off. */
export function useShownText(): (text: string) => string {
  const { showNSFW } = useSettings();
  return (text) => (showNSFW ? text : maskWords(text));
}

/** Returns a function that says whether a text in the results is hidden, because this viewer has muted all its authors. */
export function useIsMutedText(): (authors: readonly UserId[]) => boolean {
  const muted = useMuted();
  return (authors) => authors.length > 0 && authors.every((user) => muted.has(user));
}

/** Stands in place of a hidden text. */
export const mutedText = 'Hidden: you have muted its author.';
