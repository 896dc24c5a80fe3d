import { expect, test } from 'vitest';
import * as drafts from '../../../shared/storage/drafts.ts';
import { writeAnswerDraft } from './draft-storage.ts';

test('writing an answer deletes the drafts of other rounds and no other draft', () => {
  drafts.writeDraft('text', 'you:friend', 'Half a message');
  drafts.writeDraft('text', 'report:friend', 'Half a report');
  drafts.writeFormDraft('register', { username: 'juniper' });
  writeAnswerDraft({ gameId: 'g', theme: 'Pizza', game: 0 }, { selectedSide: 'left' });
  writeAnswerDraft({ gameId: 'g', theme: 'Pizza', game: 1 }, { selectedSide: 'right' });
  expect(drafts.readDraft('text', 'you:friend')).toBe('Half a message');
  expect(drafts.readDraft('text', 'report:friend')).toBe('Half a report');
  expect(drafts.readFormDraft('register')).toEqual({ username: 'juniper' });
  expect(drafts.readDraft('answer', 'g/Pizza/0')).toBeNull();
});
