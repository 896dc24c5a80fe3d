import { beforeEach, expect, test, vi } from 'vitest';
import { clearOldWork, maxWorkAge } from './author-work.ts';
import { textItem } from './storage-item.ts';
import { authorPart } from './storage-owner.ts';

const clearFiles = vi.hoisted(() => vi.fn());
vi.mock('./file-store.ts', () => ({ clearFiles }));

beforeEach(() => localStorage.clear());

test('work that was not changed for 30 days is deleted with its files, whoever wrote it', async () => {
  const store = (part: string, text: string) => textItem('local', 'theme-editor', part).write(text);
  store(authorPart('robin', 'old'), JSON.stringify({ at: Date.now() - maxWorkAge - 1 }));
  store(authorPart('kim', 'new-1'), JSON.stringify({ at: Date.now() - maxWorkAge + 60_000 }));
  store(authorPart('kim', 'broken'), '{');
  store(authorPart('kim', 'undated'), 'null');
  await clearOldWork();
  expect(Object.keys(localStorage)).toEqual(['tallyho:theme-editor:kim/new-1']);
  expect(clearFiles.mock.calls.flat().sort()).toEqual(['kim/broken/', 'kim/undated/', 'robin/old/']);
});
