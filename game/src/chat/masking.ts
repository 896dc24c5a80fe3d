const masked = /fuck|shit|bitch/giu;

/** The text as a viewer without NSFW sees it: the three masked words as asterisks, of the same length. */
export const maskWords = (text: string): string => text.replace(masked, (word) => '*'.repeat(word.length));
