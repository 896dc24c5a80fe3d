import type { NewPerson, ProviderName, TestPerson } from './people.ts';

/** Commands from tests to the identity provider, which runs in another process. */
export type IdentityControl = { readonly provider: ProviderName } & (
  | { readonly type: 'add'; readonly person: NewPerson }
  /** Down: connections are refused. */
  | { readonly type: 'down' | 'up' }
);

async function send(controlUrl: string, order: IdentityControl): Promise<unknown> {
  const response = await fetch(controlUrl, { method: 'POST', body: JSON.stringify(order) });
  if (!response.ok) throw new Error(`The identity provider: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Creates a provider account. Uses no Node API, so it also works in workerd. */
export const addPerson = async (
  controlUrl: string,
  provider: ProviderName,
  person: NewPerson,
): Promise<TestPerson> => (await send(controlUrl, { provider, type: 'add', person })) as TestPerson; // response of `add`
