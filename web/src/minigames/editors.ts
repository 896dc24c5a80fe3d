import type { MiniGameType } from '@tallyho/game/minigames/registry';
import type { ComponentType } from 'react';
import { moduleOf } from './folders.ts';
import type { EditorProps } from './form-contract.ts';
import type { FormFields } from './forms.ts';

// An editor shows and changes only the fields of its own mini-game, which are some of all fields.
const editors = import.meta.glob<{ default: ComponentType<EditorProps<FormFields>> }>('./*/Editor.tsx', {
  eager: true,
});

/** Returns the editor of a mini-game's config. */
export const editorOf = (type: MiniGameType): ComponentType<EditorProps<FormFields>> =>
  moduleOf(editors, type, 'Editor.tsx').default;
