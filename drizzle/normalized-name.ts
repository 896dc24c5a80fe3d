/** The form in which names of people, themes and tags are unique: trimmed, without regard to case (decisions 13, 38). */
export const normalizedName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
