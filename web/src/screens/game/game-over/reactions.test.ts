import { describe, expect, test } from 'vitest';
import { reactionsOf } from './reactions.ts';

const placed = (...ranks: number[]) => ranks.map((rank, index) => ({ user: `user-${index + 1}`, rank }));
const taken = (...ranks: number[]) => [...reactionsOf(placed(...ranks)).values()];

describe('how players take their places', () => {
  test('all winners are delighted, and nobody else is', () => {
    expect(taken(1, 1, 3)).toEqual(['delighted', 'delighted', expect.not.stringMatching('delighted')]);
    expect(taken(1, 2, 3, 4, 5, 6, 7, 8).filter((one) => one === 'delighted')).toHaveLength(1);
  });

  test.each([2, 3, 4, 5, 8])('of %i players no two neighbors look the same, and none looks calm', (count) => {
    const looks = taken(...Array.from({ length: count }, (_, index) => index + 1));
    expect(looks).not.toContain('neutral');
    for (const [index, look] of looks.slice(1).entries()) expect(look).not.toBe(looks[index]);
  });

  test('the second is smug or rueful, and the last of four is beaten', () => {
    const looks = taken(1, 2, 3, 4);
    expect(['smug', 'thinking']).toContain(looks[1]);
    expect(['wounded', 'asleep']).toContain(looks[3]);
  });

  test.each([3, 4, 8])('with %i players, none on the podium looks wounded', (count) => {
    const looks = taken(...Array.from({ length: count }, (_, index) => index + 1));
    expect(looks.slice(0, 3)).not.toContain('wounded');
  });

  test('the same game has the same reactions', () => {
    expect(taken(1, 2, 3, 4)).toEqual(taken(1, 2, 3, 4));
  });
});
