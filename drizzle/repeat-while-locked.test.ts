import { type Client, LibsqlError } from '@libsql/client/web';
import { expect, test, vi } from 'vitest';
import { repeatWhileLocked } from './repeat-while-locked.ts';

/** A client whose statements are refused until `answers` has another answer than an error. */
function clientOf(answers: (Error | 'written')[]) {
  const answer = vi.fn(async () => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  });
  const client = { batch: answer, execute: answer } as unknown as Pick<Client, 'batch' | 'execute'>; // a part of a client
  return { answer, client: repeatWhileLocked(client, [0, 0]) };
}
const locked = () => new LibsqlError('database is locked', 'SQLITE_BUSY');

test.each(['batch', 'execute'] as const)(
  '%s is repeated while another write has the lock',
  async (method) => {
    const { answer, client } = clientOf([locked(), locked(), 'written']);
    expect(await (method === 'batch' ? client.batch([]) : client.execute('select 1'))).toBe('written');
    expect(answer).toHaveBeenCalledTimes(3);
  },
);

test('a write that is refused each time fails with the last refusal', async () => {
  const { answer, client } = clientOf([locked(), locked(), locked()]);
  await expect(client.execute('select 1')).rejects.toThrow('database is locked');
  expect(answer).toHaveBeenCalledTimes(3);
});

test('another error is not repeated', async () => {
  const { answer, client } = clientOf([new Error('no such table'), 'written']);
  await expect(client.execute('select 1')).rejects.toThrow('no such table');
  expect(answer).toHaveBeenCalledTimes(1);
});
