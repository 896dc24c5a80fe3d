import { type MiniGameType, miniGames } from '@tallyho/game/minigames/registry';
import type { Suits } from '@tallyho/game/model/room-rules';
import { hasPictures } from '@tallyho/game/themes/game';
import type { FieldPart } from '../../../minigames/editor/field.ts';
import { gameFormOf } from '../../../minigames/forms.ts';
import type { EditedGame } from './edited-theme.ts';
import { mergeValue, type RecordPart, type Versions } from './merge-part.ts';
import { mergePictures } from './merge-pictures.ts';

/** A game of all three themes, with the title that the administrators read. */
export interface GameVersions extends Versions<EditedGame, EditedGame | undefined> {
  readonly title: string;
}

/** A part that every game has, or that its mini-game has. */
type Part<Value> = Pick<FieldPart<EditedGame, Value>, 'id' | 'label' | 'of' | 'put' | 'textOf'>;

/** Returns the merged game so far with one more part. */
function withPart<Value>(
  { base, mine, theirs, title }: GameVersions,
  into: EditedGame,
  { id, label, of, put, textOf }: Part<Value>,
  record: RecordPart,
): EditedGame {
  const value = mergeValue(
    { base: base && of(base), mine: of(mine), theirs: of(theirs) },
    { id: `${mine.key}.${id}`, game: title, label },
    { record, textOf },
  );
  return { ...into, ...put(value, into) };
}

const type: Part<MiniGameType> = {
  id: 'type',
  label: 'Type',
  of: (game) => game.type,
  put: (value) => ({ type: value }),
  textOf: (value) => miniGames[value].label,
};
const suits: Part<Suits> = {
  id: 'suits',
  label: 'For grown-ups',
  of: (game) => game.suits,
  put: (value) => ({ suits: value }),
  textOf: (value) => (value === 'grownUps' ? 'On' : 'Off'),
};
const titles: readonly Part<string>[] = [
  { id: 'name', label: 'Name', of: ({ name }) => name, put: (name) => ({ name }), textOf: String },
  {
    id: 'description',
    label: 'Description',
    of: ({ description }) => description,
    put: (description) => ({ description }),
    textOf: String,
  },
];

/** Merges the fields of a game that both sides have. The result has the key of `mine`. */
export function mergeGame(game: GameVersions, record: RecordPart): EditedGame {
  const begun = { ...game.mine, createdAt: game.theirs.createdAt ?? game.mine.createdAt };
  const typed = withPart(game, begun, type, record);
  const rated = withPart(game, typed, suits, record);
  const titled = titles.reduce((into, part) => withPart(game, into, part, record), rated);
  // What only other types use is not merged: players do not see it.
  const { parts } = gameFormOf(typed.type);
  const merged = parts.reduce((into, part) => withPart(game, into, part, record), titled);
  return hasPictures(typed.type) ? { ...merged, ...mergePictures(game, game.title, record) } : merged;
}
