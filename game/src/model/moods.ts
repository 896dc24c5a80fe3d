/** What the animal of a player can show at the press of a button. Each is an expression of the drawn characters. */
export const playerMoods = ['delighted', 'smug', 'shocked', 'wounded', 'thinking', 'asleep'] as const;

export type Mood = (typeof playerMoods)[number];
