/** Returns the question of a favourite as text. */
export const questionText = (question: string): string => `From “${question}”`;
