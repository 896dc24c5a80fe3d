// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EditedGame, EditedPicture, EditedTheme } from './edited-theme.ts';
import { mergeForms } from './merge-forms.ts';
import { newGame, newTheme } from './theme-form.ts';

const picture = (id: string): EditedPicture => ({ id, url: `/images/${id}`, alt: id, fileName: `${id}.png` });
const tag = (name: string) => ({ _id: name, name, category: 'Topic', adminOnly: false, color: 'gold' });
const game = (name: string, type: EditedGame['type'], more: Partial<EditedGame> = {}): EditedGame => ({
  ...newGame(type),
  key: `key of ${name}`,
  name,
  createdAt: 5,
  ...more,
});
const base: EditedTheme = {
  ...newTheme('normal'),
  name: 'Cats',
  description: 'All of them.',
  tags: ['Animals', 'Cute'].map(tag),
  games: [
    game('Best', 'TierList', { folder: 'F', pictures: ['lynx', 'puma', 'lion', 'tiger'].map(picture) }),
    game('Wild', 'Slider'),
    game('Duel', 'Choose', { left: { header: 'Lion', description: '' } }),
    game('Old', 'Slider'),
  ],
};

type Edit = (form: EditedTheme) => EditedTheme;
const inGame =
  (name: string, change: (game: EditedGame) => Partial<EditedGame>): Edit =>
  (form) => ({
    ...form,
    games: form.games.map((one) => (one.key === `key of ${name}` ? { ...one, ...change(one) } : one)),
  });
/** Edits of different things: any of them can be made together, in any order. */
const edits: readonly Edit[] = [
  (form) => ({ ...form, name: 'Big cats' }),
  (form) => ({ ...form, description: '' }),
  (form) => ({ ...form, hidden: true }),
  (form) => ({ ...form, tags: [...form.tags, tag('Loud')] }),
  (form) => ({ ...form, tags: [tag('Quiet'), ...form.tags] }),
  (form) => ({ ...form, tags: form.tags.filter(({ name }) => name !== 'Cute') }),
  inGame('Best', () => ({ name: 'The best' })),
  inGame('Best', () => ({ seMode: true })),
  inGame('Best', ({ tiers }) => ({ tiers: tiers.slice(1) })),
  inGame('Best', ({ pictures }) => ({ pictures: [...pictures, picture('ocelot')] })),
  inGame('Best', ({ pictures }) => ({ pictures: [picture('serval'), ...pictures] })),
  inGame('Best', ({ pictures }) => ({ pictures: pictures.filter(({ id }) => id !== 'puma') })),
  inGame('Best', ({ pictures }) => ({
    pictures: pictures.map((one) => (one.id === 'lion' ? { ...one, alt: 'A lion' } : one)),
  })),
  inGame('Wild', () => ({ description: 'From tame to wild' })),
  inGame('Wild', ({ points }) => ({ points: [...points].reverse() })),
  inGame('Duel', () => ({ pair: { left: 'red', right: 'blue' } })),
  inGame('Duel', ({ left }) => ({ left: { ...left, header: 'Puma' } })),
  inGame('Duel', ({ left }) => ({ left: { ...left, description: 'Fast' } })),
  (form) => ({ ...form, games: form.games.filter(({ name }) => name !== 'Old') }),
  (form) => ({ ...form, games: [...form.games, game('Loud?', 'Slider', { createdAt: null })] }),
  (form) => ({ ...form, games: [game('Soft?', 'Choose', { createdAt: null }), ...form.games] }),
];
const apply = (chosen: readonly Edit[]): EditedTheme => chosen.reduce((form, edit) => edit(form), base);

/** A form as it is made from a stored theme: every game has a new key, and a time. */
const reopened = (form: EditedTheme): EditedTheme => ({
  ...form,
  games: form.games.map((one) => ({ ...one, key: `new ${one.key}`, createdAt: one.createdAt ?? 9 })),
});
/** What is in a form, without the order of lists. */
const contentOf = ({ tags, games, ...texts }: EditedTheme) => ({
  ...texts,
  tags: tags.map(({ name }) => name).sort(),
  games: games
    .map(({ key: _, createdAt: __, pictures, ...rest }) => ({
      ...rest,
      pictures: pictures.map(({ id, alt }) => `${id}: ${alt}`).sort(),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1)),
});
const keyless = (form: EditedTheme) => ({
  ...form,
  games: form.games.map(({ key: _, createdAt: __, ...rest }) => rest),
});
const someEdits = fc.subarray([...edits]);
/** For each edit who makes it. */
const shared = fc.array(fc.constantFrom('mine', 'theirs', 'none'), {
  minLength: edits.length,
  maxLength: edits.length,
});

test('changes of different things are all kept, and nothing is asked', () => {
  fc.assert(
    fc.property(shared, (owners) => {
      const of = (...wanted: string[]) => edits.filter((_, index) => wanted.includes(owners[index] ?? ''));
      const { form, parts } = mergeForms({
        base,
        mine: apply(of('mine')),
        theirs: reopened(apply(of('theirs'))),
      });
      expect(contentOf(form)).toEqual(contentOf(apply(of('mine', 'theirs'))));
      expect(parts.filter(({ kept }) => kept === 'ask')).toEqual([]);
    }),
  );
});

test('a form merged with itself is itself, whatever it began with', () => {
  fc.assert(
    fc.property(someEdits, fc.boolean(), (chosen, hasBase) => {
      const mine = apply(chosen);
      const { form, parts } = mergeForms({ base: hasBase ? base : null, mine, theirs: reopened(mine) });
      expect(keyless(form)).toEqual(keyless(mine));
      expect(form.games.map(({ key }) => key)).toEqual(mine.games.map(({ key }) => key));
      expect(parts).toEqual([]);
    }),
  );
});

test('if one side changed nothing, the result is the other side', () => {
  fc.assert(
    fc.property(someEdits, (chosen) => {
      const changed = apply(chosen);
      expect(keyless(mergeForms({ base, mine: changed, theirs: reopened(base) }).form)).toEqual(
        keyless(changed),
      );
      expect(keyless(mergeForms({ base, mine: base, theirs: reopened(changed) }).form)).toEqual(
        keyless(changed),
      );
    }),
  );
});

test('what both changed is a question, and the result has what was chosen', () => {
  const change = (by: string): Edit[] => [
    (form) => ({ ...form, name: by }),
    inGame('Best', () => ({ description: by })),
    inGame('Best', ({ pictures }) => ({
      pictures: pictures.map((one) => ({ ...one, alt: `${by} ${one.id}` })),
    })),
    inGame('Duel', ({ right }) => ({ right: { ...right, header: by } })),
  ];
  fc.assert(
    fc.property(fc.constantFrom('mine', 'theirs'), (side) => {
      const forms = { base, mine: apply(change('mine')), theirs: reopened(apply(change('theirs'))) };
      const asked = mergeForms(forms).parts;
      expect(asked.map(({ kept }) => kept)).toEqual(asked.map(() => 'ask'));
      expect(asked).toHaveLength(7);
      const { form } = mergeForms(forms, Object.fromEntries(asked.map(({ id }) => [id, side])));
      expect(contentOf(form)).toEqual(contentOf(apply(change(side))));
    }),
  );
});
