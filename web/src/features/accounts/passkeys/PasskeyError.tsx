import { errorText } from '../../../shared/api/api-error.ts';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { PasskeyFailure } from './passkey-failure.ts';

/** Why a passkey was not used or made. A closed dialog of the browser is no error. Renders nothing for null. */
export function PasskeyError({ error }: { readonly error: unknown }) {
  if (error === null) return null;
  if (error instanceof PasskeyFailure)
    return <Banner tone={error.kind === 'failed' ? 'bad' : 'info'}>{error.message}</Banner>;
  return <Banner tone="bad">{errorText(error)}</Banner>;
}
