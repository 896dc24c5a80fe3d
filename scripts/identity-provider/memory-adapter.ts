import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/**
 * Stores sessions, codes and tokens of one provider in memory. The library's default adapter would share them between
 * providers.
 */
export function memoryAdapter(): AdapterFactory {
  const stored = new Map<string, AdapterPayload>();
  return (model): Adapter => {
    const key = (id: string) => `${model} ${id}`;
    const where = (fits: (payload: AdapterPayload) => boolean) =>
      [...stored].find(([at, payload]) => at.startsWith(`${model} `) && fits(payload))?.[1];
    return {
      upsert: async (id, payload) => void stored.set(key(id), payload),
      find: async (id) => stored.get(key(id)),
      findByUid: async (uid) => where((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => where((payload) => payload.userCode === userCode),
      async consume(id) {
        const payload = stored.get(key(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void stored.delete(key(id)),
      async revokeByGrantId(grantId) {
        for (const [at, payload] of stored) if (payload.grantId === grantId) stored.delete(at);
      },
    };
  };
}
