import { expect, test, vi } from 'vitest';
import { contextMenuTemplate, type PressedPlace } from './context-menu-template.ts';

const actions = { replace: vi.fn(), learn: vi.fn(), copyLink: vi.fn(), copyPicture: vi.fn() };
const editFlags = {
  ...{ canUndo: true, canRedo: false, canCut: true, canCopy: true, canPaste: false, canDelete: true },
  ...{ canSelectAll: true, canEditRichly: false },
};
const page: PressedPlace = {
  ...{ misspelledWord: '', dictionarySuggestions: [], isEditable: false, editFlags },
  ...{ selectionText: '', linkURL: '', mediaType: 'none' },
};
const entries = (place: Partial<PressedPlace>) => contextMenuTemplate({ ...page, ...place }, actions);
const names = (place: Partial<PressedPlace>) =>
  entries(place).map(({ label, role, type }) => label ?? role ?? type);

test('a place of the page without text, link or picture has no menu', () => {
  expect(entries({})).toEqual([]);
});

test('a field has the actions that are possible', () => {
  expect(names({ isEditable: true })).toEqual(['cut', 'copy', 'paste', 'selectAll']);
  expect(entries({ isEditable: true }).map(({ enabled }) => enabled)).toEqual([true, true, false, true]);
  expect(names({ selectionText: 'Hello' })).toEqual(['copy']);
});

test('a misspelled word can be replaced or learned', () => {
  const place = { isEditable: true, misspelledWord: 'helo', dictionarySuggestions: ['hello', 'help'] };
  expect(names(place).slice(0, 4)).toEqual(['hello', 'help', 'Add to dictionary', 'separator']);
  for (const entry of entries(place).slice(1, 3)) Reflect.apply(entry.click ?? vi.fn(), null, []);
  expect([actions.replace.mock.calls, actions.learn.mock.calls]).toEqual([[['help']], [['helo']]]);
  expect(names({ ...place, dictionarySuggestions: [] })[0]).toBe('No suggestions');
});

test('links and pictures can be copied', () => {
  const place = { linkURL: 'app://tallyho/user', mediaType: 'image' as const };
  expect(names(place)).toEqual(['Copy link', 'Copy picture']);
  Reflect.apply(entries(place)[0]?.click ?? vi.fn(), null, []);
  expect(actions.copyLink).toHaveBeenCalledExactlyOnceWith('app://tallyho/user');
});
