const masked = /fuck|shit|bitch/giu;

/** Returns the text for viewers without NSFW: the three masked words become asterisks of the same length. */
export const maskWords = (text: string): string => text.replace(masked, (word) => '*'.repeat(word.length));
