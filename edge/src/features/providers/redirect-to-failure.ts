import type { Context } from 'hono';
import type { AppEnv } from '../../http/context.ts';
import { log } from '../../http/log.ts';
import { traceOf } from '../../http/on-error.ts';
import { failureAddress } from './addresses.ts';
import { toFailure } from './failure.ts';
import type { OauthState } from './oauth-states.ts';

/** Redirects to the page where the attempt began. The log contains the cause; the address contains only the code. */
export const redirectToFailure = (c: Context<AppEnv>, attempt: OauthState, error: unknown): Response => {
  const failure = toFailure(error);
  const code = failure?.code ?? 'server_error';
  log(failure === null ? 'error' : 'warn', 'providerLoginFailed', {
    requestId: c.var.requestId,
    provider: attempt.provider,
    purpose: attempt.purpose.kind,
    code,
    ...(failure === null ? { trace: traceOf(error) } : { reason: failure.message }),
  });
  return c.redirect(failureAddress(attempt, code));
};
