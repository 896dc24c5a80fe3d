import type { MiniGameType } from '@tallyho/game/minigames/registry';
import type * as v from 'valibot';
import { chooseForm } from './choose/form.ts';
import { cupForm } from './cup/form.ts';
import type { FieldsOf, GameForm } from './form-contract.ts';
import { hotTakesForm } from './hot-takes/form.ts';
import { rankThemForm } from './rank-them/form.ts';
import { sliderForm } from './slider/form.ts';
import { sliderAvatarsLobbyForm } from './slider-avatars-lobby/form.ts';
import { sliderLobbyForm } from './slider-lobby/form.ts';
import { tierListForm } from './tier-list/form.ts';
import { tierListLobbyForm } from './tier-list-lobby/form.ts';
import { whoseIsItForm } from './whose-is-it/form.ts';
import { writeAndRateForm } from './write-and-rate/form.ts';

/** How the studio edits each mini-game, the most frequent one first. To add a mini-game, add a line here. */
const gameForms = {
  TierList: tierListForm,
  RankThem: rankThemForm,
  Slider: sliderForm,
  Choose: chooseForm,
  HotTakes: hotTakesForm,
  Cup: cupForm,
  TierListLobby: tierListLobbyForm,
  SliderLobby: sliderLobbyForm,
  SliderAvatarsLobby: sliderAvatarsLobbyForm,
  WriteAndRate: writeAndRateForm,
  WhoseIsIt: whoseIsItForm,
} satisfies { readonly [Type in MiniGameType]: { readonly type: Type } };

type AllEntries = {
  [Type in MiniGameType]: (entries: (typeof gameForms)[Type]['fields']) => void;
}[MiniGameType];
/** The entries of all mini-games in one object. */
type FormEntries = AllEntries extends (entries: infer Entries extends v.ObjectEntries) => void
  ? Entries
  : never;

/** The fields of all mini-games. */
export type FormFields = FieldsOf<FormEntries>;
type AnyForm = GameForm<MiniGameType, FormEntries>;

/** The types of mini-games in the order in which the studio offers them. */
export const formTypes = Object.keys(gameForms) as MiniGameType[]; // the keys of gameForms

// A form receives only configs of its own type. Its fields are some of all fields.
export const gameFormOf = (type: MiniGameType): AnyForm => gameForms[type] as unknown as AnyForm;

const forms = formTypes.map(gameFormOf);

/** The schemas of all fields. */
export const formEntries: FormEntries = Object.assign({}, ...forms.map(({ fields }) => fields));

/** The fields of a new game. */
export const blankFields: FormFields = Object.assign({}, ...forms.map(({ blank }) => blank));

/** All parts, each once. */
export const formParts = [...new Set(forms.flatMap(({ parts }) => parts))];
