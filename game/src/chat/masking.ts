const masked = /fuck|shit|bitch/giu;

/** The text as a viewer without NSFW sees it: the three words of spec section 5 as asterisks, of the same length. */
export const maskWords = (text: string): string => text.replace(masked, (word) => '*'.repeat(word.length));
