import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { app } from '../src/app.ts';
import type { Bindings } from '../src/env.ts';
import { site } from './browser.ts';

/** Sends one request to an app with different bindings than the tests' own. */
export const requestWith = async (changes: Partial<Bindings>, path: string, init?: RequestInit) => {
  const context = createExecutionContext();
  const response = await app.fetch(new Request(new URL(path, site), init), { ...env, ...changes }, context);
  await waitOnExecutionContext(context);
  return response;
};
