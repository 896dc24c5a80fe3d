/** Who else can say who somebody is. */
export const providers = [
  { id: 'google', name: 'Google' },
  { id: 'discord', name: 'Discord' },
] as const;

/** The texts of spec section 8. The name is one of ours: nothing from the address is shown (decision 35). */
const texts = new Map<string, (provider: string) => string>([
  ['no_email', (provider) => `No email associated with this ${provider} account`],
  ['already_linked', (provider) => `This ${provider} account is already linked with another email`],
  [
    'already_linked_elsewhere',
    (provider) => `This ${provider} account is already linked to another user account`,
  ],
  ['authentication_failed', (provider) => `Authentication failed with ${provider} account`],
  ['server_error', () => 'Server error occurred during authentication'],
]);

/** What a provider's callback reports by `?error=...&provider=...`, in words. Null: nothing went wrong. */
export function providerErrorText(query: URLSearchParams): string | null {
  const code = query.get('error');
  if (code === null) return null;
  const provider = providers.find(({ id }) => id === query.get('provider')?.toLowerCase())?.name ?? 'social';
  return texts.get(code)?.(provider) ?? `Error during ${provider} login`;
}
