import { expect, test } from 'vitest';
import { type AuditRow, joinActs } from './join-acts.ts';

const minute = 60_000;
const hash = (id: number) => id.toString(16).padStart(32, '0');

/** Returns an entry of the log, `minutes` after a fixed time. */
const row = (
  id: number,
  minutes: number,
  {
    by = 'ada',
    action = 'deletePicture' as AuditRow['entry']['action'],
    folder = 'Themes/Grill night/Game1',
  } = {},
): AuditRow => ({
  entry: {
    id,
    at: new Date(1_800_000_000_000 + minutes * minute),
    actorId: by,
    action,
    subjectId: null,
    details: { picture: `${folder}/${hash(id)}.webp` },
  },
  actor: null,
  subject: null,
});

/** Returns the ids of each act. */
const idsOf = (rows: readonly AuditRow[], most = 50) => {
  const { acts, used } = joinActs(rows, most);
  return { ids: acts.map(({ _id, also }) => [_id, ...also.map((each) => each._id)]), used };
};

test('the pictures of one game that one administrator deletes are one act', () => {
  expect(idsOf([row(5, 1), row(4, 1), row(3, 0)])).toEqual({ ids: [[5, 4, 3]], used: 3 });
});

test('uploads, other games, other administrators and other actions are other acts, also in between', () => {
  const rows = [
    row(9, 3),
    row(8, 3, { action: 'uploadPicture' }),
    row(7, 3),
    row(6, 2, { folder: 'Themes/Grill night/Game2' }),
    row(5, 2, { by: 'ben' }),
    row(4, 2, { action: 'deleteTheme' }),
    row(3, 2, { action: 'deleteTheme' }),
    row(2, 1),
    row(1, 0, { action: 'uploadPicture' }),
  ];
  expect(idsOf(rows).ids).toEqual([[9, 7, 2], [8, 1], [6], [5], [4], [3]]);
});

test('a pause of more than ten minutes begins another act', () => {
  expect(idsOf([row(4, 22), row(3, 13), row(2, 3), row(1, -8)]).ids).toEqual([[4, 3, 2], [1]]);
});

test('a page ends before the first entry of an act too many, and after the whole of the last', () => {
  const theme = { action: 'updateTheme' as const };
  const rows = [row(6, 2, theme), row(5, 2), row(4, 1), row(3, 1), row(2, 1, theme), row(1, 0)];
  expect(idsOf(rows, 2)).toEqual({ ids: [[6], [5, 4, 3]], used: 4 });
});
