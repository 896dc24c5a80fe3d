import type { Reveal } from '../minigames/contract.ts';

/** The times of a results show in milliseconds, at normal speed. `scheduleShow` shortens a show that would take too long. */
export const beats = {
  /** The question alone, before the first reveal. */
  opening: 1_200,
  answer: 1_200,
  /** `stamp`: when the group's result is stamped on it. `fly`: when it moves to its place on the board, at the very end. */
  place: {
    first: { stamp: 2_400, fly: 3_800, length: 4_000 },
    top: { stamp: 1_500, fly: 2_200, length: 2_400 },
    other: { stamp: 650, fly: 920, length: 1_100 },
    /** In a long ranking, without a fight. */
    brief: { stamp: 480, fly: 620, length: 800 },
  },
  /** The last of the places that are shown for longer. */
  lastTopPlace: 5,
  /** When the first vote appears, and the time from one vote to the next. */
  land: 300,
  face: 150,
  /** How long a contested place is held. */
  hold: 1_500,
  verdict: 4_000,
  /** How much longer the beat of the verdict is if the round gives rosettes, which end it. */
  rosettes: 3_000,
  award: 4_000,
  guesses: 4_500,
  points: 3_000,
} as const;

/** When the parts of a reveal begin, in milliseconds since it began. Nothing has a part that its reveal does not have. */
export type RevealParts = {
  /** One time for each vote, in ascending order. */
  faces: number[];
  line: number | null;
  stamp: number;
  fly: number;
  length: number;
};

/** Returns the times of the parts of a reveal at normal speed. */
export const revealPartsOf = (reveal: Reveal): RevealParts => {
  switch (reveal.kind) {
    case 'answer':
      return { faces: [], line: null, stamp: 0, fly: 0, length: beats.answer };
    case 'place': {
      const { first, top, other, brief } = beats.place;
      const below = reveal.isBrief ? brief : other;
      const times = reveal.place === 1 ? first : reveal.place <= beats.lastTopPlace ? top : below;
      const hold = reveal.isContested ? beats.hold : 0;
      const between = Math.min(beats.face, (times.stamp - beats.land) / Math.max(1, reveal.faces));
      return {
        faces: Array.from({ length: reveal.faces }, (_, at) => Math.round(beats.land + at * between)),
        line: reveal.isContested ? times.stamp : null,
        stamp: times.stamp + hold,
        fly: times.fly + hold,
        length: times.length + hold,
      };
    }
    default:
      return reveal satisfies never;
  }
};
