import { expect, test } from 'vitest';
import { isProfane } from './profanity.ts';

const named = (name: string) => isProfane({ name, texts: ['Tea'], types: ['TierList'] });

test.each([
  'Scunthorpe',
  'shitake',
  'Shiitake mushrooms',
  'Assassin’s Creed',
  'Classic bass guitars',
  'Moby Dick',
  'Hitchcock films',
  'Great tit',
  'Cumin',
  'Saturday Night Fever',
  'Arsenal',
  'Therapists',
  'Essex',
  'A or B',
  'Plan A, Plan B, Plan C',
  '寿司',
  '🍕🍕🍕',
])('lets "%s" pass', (name) => {
  expect(named(name)).toBe(false);
});

test.each([
  'fuck',
  'FUUUCK',
  'sh1t',
  'b!tch',
  'fück',
  'ｆｕｃｋ',
  'f u c k',
  'f.u.c.k',
  'wordsfuckwords',
  'What a cunt',
])('refuses "%s"', (name) => {
  expect(named(name)).toBe(true);
});

test('looks at every item as well as at the name', () => {
  expect(isProfane({ name: 'Drinks', texts: ['Tea', 'Coffee', 'Bullshit'], types: ['TierList'] })).toBe(true);
});
