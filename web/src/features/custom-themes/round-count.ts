/** "3 rounds" */
export const roundCount = (rounds: number): string => (rounds === 1 ? '1 round' : `${rounds} rounds`);
