import type { Rosette } from '@tallyho/game/rosettes/rosettes';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { kim, robin } from '../../../entities/room/testing/people.ts';
import { KeptRosettes, keptBeside } from './KeptRosettes.tsx';

const title = {
  player: kim,
  kind: 'roundWinner',
  name: 'One big hit',
  line: 'One round to remember.',
} as const;
const labels = ['Keeps a secret', 'Gets up early', 'Sings well', 'Best hug'];
const rosettes = labels.map((name, round) => ({ user: kim.user, name, round }));

const shown = (fact: string | null, kept: readonly Rosette[] = rosettes) =>
  keptBeside({ ...title, fact }, kept);

test('the rosettes of the player of a title are named, and more than three are counted', () => {
  const { container } = render(<KeptRosettes labels={shown(null)} />);
  expect(container).toHaveTextContent('The group says: Keeps a secret, Gets up early, Sings well and 1 more');
});

test('what the card says already does not come again', () => {
  expect(shown('Rated first in “Keeps a secret”.', rosettes.slice(0, 2))).toEqual(['Gets up early']);
  expect(shown('Rated first in “Keeps a secret”.', rosettes.slice(0, 1))).toEqual([]);
});

test('those of other players are left out', () => {
  expect(shown(null, [{ user: robin.user, name: 'Best hug', round: 0 }])).toEqual([]);
});
