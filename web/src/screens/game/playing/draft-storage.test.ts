import { expect, test } from 'vitest';
import * as drafts from '../../../shared/ui/layout/drafts.ts';
import { writeDraft } from './draft-storage.ts';

test('writing an answer deletes the drafts of other rounds, but no message draft', () => {
  drafts.writeDraft('text', 'you:friend', 'Half a message');
  writeDraft({ gameId: 'g', theme: 'Pizza', game: 0 }, { selectedSide: 'left' });
  writeDraft({ gameId: 'g', theme: 'Pizza', game: 1 }, { selectedSide: 'right' });
  expect(drafts.readDraft('text', 'you:friend')).toBe('Half a message');
  expect(drafts.readDraft('answer', 'g/Pizza/0')).toBeNull();
});
