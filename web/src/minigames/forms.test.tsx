import { miniGames, miniGameTypes } from '@tallyho/game/minigames/registry';
import { gamesFromTexts } from '@tallyho/game/themes/game';
import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { editorOf } from './editors.ts';
import { blankFields, formEntries, formTypes, gameFormOf } from './forms.ts';
import { sampleOf, sampleTypes } from './samples.ts';

const texts = ['Tea', 'Coffee', 'Milk', 'Juice', 'Water', 'Cocoa'];

test('the studio and test mode know every mini-game', () => {
  expect(formTypes.toSorted()).toEqual(miniGameTypes.toSorted());
  expect(sampleTypes.toSorted()).toEqual(miniGameTypes.toSorted());
});

test('the fields of a new game match their schemas', () => {
  expect(v.parse(v.object(formEntries), blankFields)).toEqual(blankFields);
});

describe.each(miniGameTypes)('the form of a %s', (type) => {
  const form = gameFormOf(type);
  const { configSchema } = miniGames[type];
  const [game] = gamesFromTexts(type, { name: 'Drinks', texts });
  const fields = form.fieldsOf(game?.config as never); // the config of this type

  test('returns the config that its fields were made from', () => {
    const folder = game && 'content' in game.config ? game.config.content : null;
    expect(form.configOf({ ...blankFields, ...fields }, folder)).toEqual(game?.config);
  });

  test('fills in everything that a new game lacks', () => {
    const filled = { ...blankFields, ...form.filled(blankFields) };
    expect(v.is(configSchema, form.configOf(filled, null))).toBe(true);
    expect(form.problems(filled)).toEqual([]);
  });

  test('puts each part back as it was, and names it', () => {
    const all = { ...blankFields, ...fields };
    for (const { id, label, of, put, textOf } of form.parts) {
      expect({ ...all, ...put(of(all), all) }, id).toEqual(all);
      expect(label).not.toBe('');
      expect(typeof textOf(of(all))).toBe('string');
    }
  });

  test('has an editor with fields that have names', () => {
    const Editor = editorOf(type);
    render(
      <Editor game={{ ...blankFields, ...fields }} errorOf={() => undefined} onChange={() => undefined} />,
    );
    for (const field of [...screen.queryAllByRole('textbox'), ...screen.queryAllByRole('slider')])
      expect(field).toHaveAccessibleName();
  });

  test('has sample games whose config is valid', () => {
    const { games } = sampleOf(type);
    expect(games.length).toBeGreaterThan(2);
    for (const sample of games) expect(v.is(configSchema, sample.config)).toBe(true);
  });
});
