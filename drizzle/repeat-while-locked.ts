import type { Client } from '@libsql/client/web';
import { isLocked } from './errors.ts';

/**
 * Lets a client repeat a statement or batch that was refused because of another write. Nothing of it was written. `waits`: the
 * time before each repetition, in milliseconds. The last refusal is thrown.
 */
export const repeatWhileLocked = <Part extends Pick<Client, 'batch' | 'execute'>>(
  client: Part,
  waits: readonly number[],
): Part => {
  const repeated =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      for (const wait of waits)
        try {
          return await call(...args);
        } catch (error) {
          if (!isLocked(error)) throw error;
          await new Promise((resolve) => setTimeout(resolve, wait));
        }
      return call(...args);
    };
  client.batch = repeated(client.batch.bind(client));
  // It has a second form, with a text and its values, which repeats alike.
  client.execute = repeated(client.execute.bind(client)) as Part['execute'];
  return client;
};
