import { type MiniGameType, miniGames } from '@tallyho/game/minigames/registry';
import type { EditedGame } from './edited-theme.ts';
import { mergeValue, type RecordPart, type Versions } from './merge-part.ts';
import { mergePictures } from './merge-pictures.ts';

/** A game of all three themes, with the title that the administrators read. */
export interface GameVersions extends Versions<EditedGame, EditedGame | undefined> {
  readonly title: string;
}

/** Returns what a field makes of the merged game so far. */
type FieldMerge = (game: GameVersions, into: EditedGame, record: RecordPart) => EditedGame;

interface Field<Value> {
  readonly id: string;
  readonly label: string;
  readonly of: (game: EditedGame) => Value;
  readonly put: (value: Value, into: EditedGame) => Partial<EditedGame>;
  readonly textOf: (value: Value) => string;
}

const field =
  <Value>({ id, label, of, put, textOf }: Field<Value>): FieldMerge =>
  ({ base, mine, theirs, title }, into, record) => {
    const value = mergeValue(
      { base: base && of(base), mine: of(mine), theirs: of(theirs) },
      { id: `${mine.key}.${id}`, game: title, label },
      { record, textOf },
    );
    return { ...into, ...put(value, into) };
  };

const itself = (text: string): string => text;
const stepsText = (steps: EditedGame['tiers']): string =>
  steps.map(({ name, color }) => `${name} (${color})`).join(', ');

const type = field({
  id: 'type',
  label: 'Type',
  of: (game) => game.type,
  put: (value) => ({ type: value }),
  textOf: (value) => miniGames[value].label,
});
const titles: readonly FieldMerge[] = [
  field({ id: 'name', label: 'Name', of: ({ name }) => name, put: (name) => ({ name }), textOf: itself }),
  field({
    id: 'description',
    label: 'Description',
    of: ({ description }) => description,
    put: (description) => ({ description }),
    textOf: itself,
  }),
];
const tiers = field({
  id: 'tiers',
  label: 'Tiers',
  of: (game) => game.tiers,
  put: (value) => ({ tiers: value }),
  textOf: stepsText,
});
const ordered = field({
  id: 'ordered',
  label: 'Tiers are ranked',
  of: (game) => game.ordered,
  put: (value) => ({ ordered: value }),
  textOf: (value) => (value ? 'On' : 'Off'),
});
const side = (name: 'left' | 'right', part: 'header' | 'description'): FieldMerge =>
  field({
    id: `${name}.${part}`,
    label: `${name === 'left' ? 'Left' : 'Right'} side: ${part}`,
    of: (game) => game[name][part],
    put: (value, into) => ({ [name]: { ...into[name], [part]: value } }),
    textOf: itself,
  });
const end = (name: 'worst' | 'best', label: string): FieldMerge =>
  field({
    id: `ends.${name}`,
    label,
    of: ({ ends }) => ends[name],
    put: (value, { ends }) => ({ ends: { ...ends, [name]: value } }),
    textOf: itself,
  });

/** The fields of each type. What only other types use is not merged: players do not see it. */
const configs: Readonly<Record<MiniGameType, readonly FieldMerge[]>> = {
  TierList: [
    tiers,
    ordered,
    field({
      id: 'seMode',
      label: 'Five random pictures',
      of: ({ seMode }) => seMode,
      put: (seMode) => ({ seMode }),
      textOf: (value) => (value ? 'On' : 'Off'),
    }),
    (game, into, record) => ({ ...into, ...mergePictures(game, game.title, record) }),
  ],
  TierListLobby: [tiers, ordered],
  Slider: [
    field({
      id: 'points',
      label: 'Points',
      of: ({ points }) => points,
      put: (points) => ({ points }),
      textOf: stepsText,
    }),
  ],
  SliderLobby: [
    field({
      id: 'ratingValue',
      label: 'Where the sliders start',
      of: ({ ratingValue }) => ratingValue,
      put: (ratingValue) => ({ ratingValue }),
      textOf: String,
    }),
  ],
  SliderAvatarsLobby: [end('worst', 'Left end'), end('best', 'Right end')],
  Choose: [
    field({
      id: 'pair',
      label: 'Colors of the sides',
      of: ({ pair }) => pair,
      put: (pair) => ({ pair }),
      textOf: ({ left, right }) => `${left} and ${right}`,
    }),
    side('left', 'header'),
    side('left', 'description'),
    side('right', 'header'),
    side('right', 'description'),
  ],
};

/** Merges the fields of a game that both sides have. The result has the key of `mine`. */
export function mergeGame(game: GameVersions, record: RecordPart): EditedGame {
  const begun = { ...game.mine, createdAt: game.theirs.createdAt ?? game.mine.createdAt };
  const typed = type(game, begun, record);
  return [...titles, ...configs[typed.type]].reduce((into, merge) => merge(game, into, record), typed);
}
