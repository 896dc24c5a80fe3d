import type { ProviderId } from '../../../entities/session/offered-providers.ts';
import marks from './marks.sheet';

/** A provider's logo, in the height of the text and in the provider's colors. No accessible name, because the name is next to it. */
export function ProviderMark({ provider }: { readonly provider: ProviderId }) {
  return <img src={marks(provider)} alt="" />;
}
