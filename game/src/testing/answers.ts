import type { AnswerOf, Board, BoardOf, MiniGameType } from '../minigames/registry.ts';
import { nearestPoint } from '../minigames/slider/rules.ts';

type Answering = { [Type in MiniGameType]: (board: BoardOf<Type>, random: () => number) => AnswerOf<Type> };

/** How a player without opinions completes each mini-game. A new mini-game needs its line here. */
const answering: Answering = {
  TierList: (board, random) => {
    const tiers = board.tiers.map(({ name }) => ({ name, items: [] as string[] }));
    const placeable = board.seMode ? board.items.slice(0, tiers.length) : board.items;
    placeable.forEach(({ id }, at) => {
      const place = board.seMode ? at : Math.floor(random() * tiers.length);
      tiers[place]?.items.push(id);
    });
    return { tiers };
  },
  Slider: ({ points }, random) => {
    const ratingValue = Math.floor(random() * 101) / 10;
    return { ratingValue, sliderIndex: nearestPoint(ratingValue, points.length) };
  },
  Choose: (_board, random) => ({ selectedSide: random() < 0.5 ? 'left' : 'right' }),
};

/** A complete answer to `board`; `random` gives values from 0 up to 1. For tests, bots and benchmarks. */
export const answerFor = <B extends Board>(board: B, random: () => number): AnswerOf<B['type']> => {
  const type: MiniGameType = board.type;
  // The board's own type picks the line, so the two always fit.
  const complete = answering[type] as (board: Board, random: () => number) => AnswerOf<B['type']>;
  return complete(board, random);
};
