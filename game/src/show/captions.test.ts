import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { viewer } from '../text.ts';
import { type CaptionBoard, type CaptionEntry, captionsAbout, captionsOf } from './captions.ts';

const names = ['kimchi', 'Samwise', 'Priya', 'Robin', 'Yusuf', 'Carla', 'Otto', 'Mo'];
const lettered = ['S', 'A', 'B', 'C', 'D'];
const phrases = ['Worth a detour', 'If it is there', 'When starving', 'Only on a dare'];

const boards = fc.record({
  tiers: fc.constantFrom(lettered, lettered.slice(0, 3), lettered.slice(0, 1), phrases, [
    'Yes!',
    'Hm...',
    'No.',
  ]),
  isOrdered: fc.boolean(),
});
const shows = boards.chain(({ tiers, isOrdered }) =>
  fc.integer({ min: 1, max: names.length }).chain((voters) =>
    fc.record({
      board: fc.constant<CaptionBoard>({ tiers, isOrdered, voters }),
      entries: fc
        .array(
          fc.record({
            isPlayer: fc.boolean(),
            isAnonymous: fc.boolean(),
            placed: fc.array(fc.integer({ min: -1, max: tiers.length - 1 }), {
              minLength: voters,
              maxLength: voters,
            }),
          }),
          { minLength: 1, maxLength: 16 },
        )
        .map((drafts) =>
          drafts.map(
            ({ isPlayer, isAnonymous, placed }, at): CaptionEntry => ({
              id: `item-${at}`,
              player: isPlayer ? (names[at % names.length] ?? null) : null,
              votes: placed.flatMap((tier, rater) =>
                tier < 0 ? [] : [{ rater: isAnonymous ? null : (names[rater] ?? null), tier }],
              ),
            }),
          ),
        ),
    }),
  ),
);

/** The entry as the player called `name` sees it. */
const seenBy = (name: string, { votes, player, ...entry }: CaptionEntry): CaptionEntry => ({
  ...entry,
  player: player === name ? viewer : player,
  votes: votes.map(({ rater, tier }) => ({ rater: rater === name ? viewer : rater, tier })),
});

const about = (board: Partial<CaptionBoard>, tiers: readonly number[], player: string | null = null) =>
  captionsAbout(
    { tiers: lettered, isOrdered: true, voters: tiers.length, ...board },
    { id: 'it', player, votes: tiers.map((tier, at) => ({ rater: names[at] ?? null, tier })) },
  ).map(({ text }) => text);

describe('a line about the votes for an item', () => {
  test('says who stands at the two ends', () => {
    expect(about({}, [0, 4, 2])).toEqual(
      expect.arrayContaining([
        'kimchi loves it. Samwise: bottom row.',
        'Top for kimchi, bottom for Samwise.',
        'kimchi puts it at the top. Samwise does not.',
        'S for kimchi, D for Samwise. Peace talks later.',
      ]),
    );
  });

  test('keeps the words of named tiers', () => {
    expect(about({ tiers: phrases }, [3, 0])).toContain('kimchi: only on a dare. Samwise: worth a detour.');
    expect(about({ tiers: ['Yes!', 'No.'] }, [1, 0])).toContain('Somewhere between “Yes!” and “No”.');
  });

  test('says that all agree, or all but one', () => {
    expect(about({}, [0, 0, 0, 0])).toContain('All four agree. Easy.');
    expect(about({}, [4, 4])).toContain('Both agree. Easy.');
    expect(about({ voters: 4 }, [4, 4])).toContain('Both who voted agree. Easy.');
    expect(about({}, [3, 3, 1, 3])).toEqual(
      expect.arrayContaining([
        'Only Priya disagrees.',
        'Three agree. Priya does not.',
        'Everybody agrees but Priya.',
      ]),
    );
  });

  test('speaks to the viewer', () => {
    const votes = [
      { rater: viewer, tier: 0 },
      { rater: 'Priya', tier: 4 },
    ];
    const said = captionsAbout(
      { tiers: lettered, isOrdered: true, voters: 2 },
      { id: 'it', player: null, votes },
    ).map(({ text }) => text);
    expect(said).toContain('You put it at the top. Priya does not.');
    expect(said).toContain('Top for you, bottom for Priya.');
  });
});

describe('a line about the votes for a player', () => {
  test('tells of the best vote', () => {
    expect(about({}, [4, 0, 0], 'Carla')).toEqual(
      expect.arrayContaining([
        'Carla: top tier for two at this table.',
        'Samwise is a fan of Carla.',
        'A kind word from Samwise.',
      ]),
    );
    expect(about({}, [0, 4], viewer)).toContain('Top tier for you, from one at this table.');
  });

  test('calls a player modest who is rated higher by another', () => {
    const votes = [
      { rater: 'Carla', tier: 2 },
      { rater: 'Priya', tier: 0 },
    ];
    const said = captionsAbout(
      { tiers: lettered, isOrdered: true, voters: 2 },
      { id: 'it', player: 'Carla', votes },
    ).map(({ text }) => text);
    expect(said).toContain('Carla is too modest: S from Priya.');
  });

  test('says something of the votes if it can', () => {
    const board = { tiers: lettered, isOrdered: true, voters: 3 };
    const entries = ['one', 'two', 'three', 'four'].map((id) => ({
      id,
      player: id,
      votes: [0, 1, 4].map((tier, at) => ({ rater: names[at] ?? null, tier })),
    }));
    expect(captionsOf(board, entries).map(({ mood }) => mood)).toEqual(entries.map(() => 'kind'));
  });

  test('says nothing of the tiers if there is nothing kind to say', () => {
    expect(about({}, [4, 4, 3], 'Carla')).toEqual([
      'Three votes for Carla are in.',
      'Applause for Carla.',
      'The table has made up its mind.',
      'The table has spoken.',
      'So says the table.',
    ]);
  });

  test('is about the player who is the first', () => {
    const votes = [4, 3].map((tier, at) => ({ rater: names[at] ?? null, tier }));
    const said = captionsAbout(
      { tiers: lettered, isOrdered: true, voters: 2 },
      { id: 'it', player: 'Carla', votes, isFirst: true },
    ).map(({ text }) => text);
    expect(said).toEqual([
      'Nobody at this table is rated higher than Carla.',
      'Right at the top: Carla.',
      'First place. Take a bow.',
      'The top of the board.',
      'It does not get higher than this.',
      'A worthy first place.',
      'Up there, and well deserved.',
      'First place looks good from here.',
    ]);
  });
});

test('every line is a sentence with one full stop that names only tiers which somebody gave', () => {
  fc.assert(
    fc.property(shows, ({ board, entries }) => {
      for (const entry of entries)
        for (const { text } of captionsAbout(board, entry)) {
          expect(text).toMatch(/^[\p{Lu}“\d]|^(kimchi)/u);
          expect(text).toMatch(/[^.]\.$/u);
          expect(text).not.toMatch(/\s{2}|undefined|null/u);
          const isLettered = board.tiers === lettered || board.tiers.every(({ length }) => length === 1);
          const given = entry.votes.map(({ tier }) => board.tiers[tier]?.toLowerCase());
          for (const tier of isLettered ? board.tiers : [])
            if (new RegExp(`(?<![\\p{L}])${tier}(?![\\p{L}])`, 'u').test(text.replace(/^A kind/u, '')))
              expect(given).toContain(tier.toLowerCase());
        }
    }),
  );
});

test('no line about a player of an ordered board names a low tier or who gave it', () => {
  fc.assert(
    fc.property(shows, ({ board, entries }) => {
      const ordered = { ...board, isOrdered: true };
      for (const entry of entries.filter(({ player }) => player !== null)) {
        const best = Math.min(...entry.votes.map(({ tier }) => tier));
        for (const { text } of captionsAbout(ordered, entry)) {
          expect(text).not.toMatch(/bottom|strict|only|alone|does not/i);
          const low = phrases.slice(best + 1).map((name) => name.toLowerCase());
          if (board.tiers === phrases) for (const name of low) expect(text.toLowerCase()).not.toContain(name);
        }
      }
    }),
  );
});

test('a line names a vote only beside its opposite', () => {
  fc.assert(
    fc.property(shows, ({ board, entries }) => {
      for (const entry of entries)
        for (const { pattern, text } of captionsAbout({ ...board, tiers: lettered }, entry))
          if (pattern !== 'discuss') expect(text).not.toMatch(/: [SABCD]\.|\bin [SABCD]\.|\bsays [SABCD]\b/u);
    }),
  );
});

test('no sentence comes twice while another one fits', () => {
  const board = { tiers: lettered, isOrdered: true, voters: 4 };
  const entries = Array.from({ length: 6 }, (_, at) => ({
    id: `item-${at}`,
    player: null,
    votes: names.slice(0, 4).map((rater) => ({ rater, tier: 1 })),
  }));
  expect(new Set(captionsOf(board, entries).map(({ text }) => text)).size).toBe(6);
});

test('every entry has a line, no pattern comes twice in a row, and all viewers have the same ones', () => {
  fc.assert(
    fc.property(shows, ({ board, entries }) => {
      const lines = captionsOf(board, entries).map(({ text }) => text);
      expect(lines).toHaveLength(entries.length);
      const patternOf = (entry: CaptionEntry | undefined, text: string | undefined) =>
        entry && captionsAbout(board, entry).find((caption) => caption.text === text)?.pattern;
      const patterns = entries.map((entry, at) => patternOf(entry, lines[at]));
      expect(patterns).not.toContain(undefined);
      for (const [at, pattern] of patterns.slice(1).entries()) expect(pattern).not.toBe(patterns[at]);
      const seen = entries.map((entry) => seenBy('kimchi', entry));
      const own = captionsOf(board, seen).map(({ text }) => text);
      expect(own.map((text, at) => patternOf(seen[at], text))).toEqual(patterns);
      for (const text of own) {
        expect(text).not.toContain(viewer);
        expect(text).not.toMatch(/(?<!for )\byou (is|decides|stands|sees|loves|puts|does)\b/i);
        expect(text).not.toContain('kimchi');
      }
    }),
  );
});
