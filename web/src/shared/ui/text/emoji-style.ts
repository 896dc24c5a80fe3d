/**
 * Matches an emoji that systems draw as a line drawing by default (☺, ❤), unless a selector after it says how. Without digits, # and *, and
 * without ©, ® and ™, which are text.
 */
const drawnAsText = /(?![\d#*©®™])(?=\p{Emoji})\P{Emoji_Presentation}(?![\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}])/gu;

/** Returns the text with all its emoji in the full-color style, as far as their writer has not chosen the other one. */
export const inEmojiStyle = (text: string): string => text.replace(drawnAsText, '$&\uFE0F');
