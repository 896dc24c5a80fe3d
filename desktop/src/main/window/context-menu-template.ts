import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron';

interface ContextMenuActions {
  /** Replaces the misspelled word. */
  readonly replace: (word: string) => void;
  readonly learn: (word: string) => void;
  readonly copyLink: (address: string) => void;
  readonly copyPicture: () => void;
}

/** What is known about the place that was pressed. */
export type PressedPlace = Pick<
  ContextMenuParams,
  | 'misspelledWord'
  | 'dictionarySuggestions'
  | 'isEditable'
  | 'editFlags'
  | 'selectionText'
  | 'linkURL'
  | 'mediaType'
>;

const separator: MenuItemConstructorOptions = { type: 'separator' };

/** Returns the menu for a press with the second button; empty where there is nothing to do. */
export function contextMenuTemplate(
  place: PressedPlace,
  { replace, learn, copyLink, copyPicture }: ContextMenuActions,
): MenuItemConstructorOptions[] {
  const { misspelledWord, dictionarySuggestions, isEditable, editFlags, selectionText, linkURL, mediaType } =
    place;
  const spelling: MenuItemConstructorOptions[] = misspelledWord
    ? [
        ...dictionarySuggestions.map((word) => ({ label: word, click: () => replace(word) })),
        ...(dictionarySuggestions.length > 0 ? [] : [{ label: 'No suggestions', enabled: false }]),
        { label: 'Add to dictionary', click: () => learn(misspelledWord) },
      ]
    : [];
  const text: MenuItemConstructorOptions[] = isEditable
    ? [
        { role: 'cut', enabled: editFlags.canCut },
        { role: 'copy', enabled: editFlags.canCopy },
        { role: 'paste', enabled: editFlags.canPaste },
        { role: 'selectAll', enabled: editFlags.canSelectAll },
      ]
    : selectionText.trim() === ''
      ? []
      : [{ role: 'copy' }];
  const target: MenuItemConstructorOptions[] = [
    ...(linkURL === '' ? [] : [{ label: 'Copy link', click: () => copyLink(linkURL) }]),
    ...(mediaType === 'image' ? [{ label: 'Copy picture', click: copyPicture }] : []),
  ];
  return [spelling, text, target]
    .filter((group) => group.length > 0)
    .flatMap((group, at) => (at === 0 ? group : [separator, ...group]));
}
