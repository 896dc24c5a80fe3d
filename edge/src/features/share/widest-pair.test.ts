import { marks, side, sliderAnswer, sliders } from '@tallyho/game/testing/answers';
import { playedRound } from '@tallyho/game/testing/records';
import { chooseGame, sliderGame } from '@tallyho/game/testing/themes';
import { expect, it } from 'vitest';
import { widestPair } from './widest-pair.ts';

/** A round in which two players give a player these points of 100. */
const aboutPlayer = (one: number, other: number) => sliders([marks(one, 50), marks(other, 50)]);

/** A round in which they give a thing these points of 10. */
const aboutThing = (one: number, other: number) =>
  playedRound(sliderGame(), [sliderAnswer(one), sliderAnswer(other)], { index: 1 });

it.each([
  ['a thing that is nearly as wide', aboutPlayer(0, 100), aboutThing(2, 9), 'question'],
  [
    'opposite sides',
    aboutPlayer(0, 100),
    playedRound(chooseGame(), [side('left'), side('right')], { index: 1 }),
    'question',
  ],
  ['a player, if things are much closer', aboutPlayer(0, 100), aboutThing(3, 8), 'player'],
  ['a player, if a thing is no clear fight', aboutPlayer(20, 80), aboutThing(3, 7), 'player'],
] as const)('is about %s', (_what, player, thing, kind) => {
  expect(widestPair([player, thing])?.subject.kind).toBe(kind);
});

it('is about a player if nothing else was rated', () => {
  expect(widestPair([aboutPlayer(0, 100)])?.subject.kind).toBe('player');
});
