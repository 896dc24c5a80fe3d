// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { avatarNumbers, characterOf } from './characters.ts';
import { bareHeadOf, expressionOf, expressions } from './expressions.ts';

const spriteOf = (avatar: number): string =>
  readFileSync(
    path.join(import.meta.dirname, 'expressions', `${characterOf(avatar).name.toLowerCase()}.svg`),
    'utf8',
  );

test.each(avatarNumbers)(
  'the sprite of avatar %i has a view for each expression and at most 4 kB, gzipped',
  (avatar) => {
    const sprite = spriteOf(avatar);
    const views = [...sprite.matchAll(/<view id="(\w+)" viewBox="(\d+) 0 72 72"/g)].map(([, id, x]) => [
      id,
      Number(x),
    ]);
    expect(views).toEqual(expressions.map((expression, index) => [expression, index * 72]));
    expect(gzipSync(sprite).length).toBeLessThanOrEqual(4_000);
  },
);

test.each(avatarNumbers)('an expression of avatar %i shows the same character as its picture', (avatar) => {
  expect(expressionOf(avatar, 'smug')).toContain(`/${characterOf(avatar).name.toLowerCase()}.svg#smug`);
});

test.each(avatarNumbers)('the head of avatar %i alone is in its sprite, below the expression', (avatar) => {
  for (const expression of expressions) {
    const [, id] = bareHeadOf(avatar, expression).split('#');
    const [, x] = new RegExp(`<view id="${expression}" viewBox="(\\d+) `).exec(spriteOf(avatar)) ?? [];
    expect(spriteOf(avatar)).toContain(
      `<view id="${id}" viewBox="${x} 80 72 72"/><use href="#${expression}-art" x="${x}" y="80"/>`,
    );
  }
});

test.each(avatarNumbers)('avatar %i can look at something, with the disc and without it', (avatar) => {
  const sprite = spriteOf(avatar);
  for (const url of [expressionOf(avatar, 'gazing'), bareHeadOf(avatar, 'gazing')])
    expect(sprite).toContain(`<view id="${url.split('#')[1]}" viewBox="`);
  // Both eyes have a pupil beside that of the shocked face.
  const [, eyes = ''] = /<g id="gazing-art"><use href="#shocked-art"\/>(.*)<\/g>/.exec(sprite) ?? [];
  expect(eyes.match(/<circle /g)).toHaveLength(6);
});

test('an unknown avatar has the default picture for every expression', () => {
  for (const expression of expressions) expect(expressionOf(0, expression)).toBe(characterOf(0).picture);
});
