import { expect, test } from 'vitest';
import { kindNames, titleKinds } from '../titles/kinds.ts';
import { awardKinds } from './award.ts';
import { awardNames } from './award-names.ts';

test('each kind has a name of its own, which no title at the end of a game has', () => {
  const names = [...Object.values(awardNames), ...kindNames.map((kind) => titleKinds[kind].name)];
  expect(new Set(names).size).toBe(awardKinds.length + kindNames.length);
});
