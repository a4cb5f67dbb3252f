import type {Adapter, AdapterPayload} from 'oidc-provider';

interface Kept {
  readonly payload: AdapterPayload;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/**
 * Keeps sessions, codes and tokens in memory until they expire. The store of oidc-provider keeps only 1,000 records, fewer
 * than a long test run makes.
 */
export function createStore(): (model: string) => Adapter {
  const records = new Map<string, Kept>();

  const read = (key: string): AdapterPayload | undefined => {
    const kept = records.get(key);
    if (kept && kept.until > Date.now()) return kept.payload;
    records.delete(key);
    return undefined;
  };
  const removeWhere = (matches: (kept: Kept) => boolean): void => {
    for (const [key, kept] of records) if (matches(kept)) records.delete(key);
  };
  const findBy = (model: string, field: 'uid' | 'userCode', value: string): AdapterPayload | undefined => {
    for (const [key, {payload}] of records)
      if (key.startsWith(`${model}:`) && payload[field] === value) return read(key);
    return undefined;
  };

  return (model) => {
    const keyOf = (id: string): string => `${model}:${id}`;
    return {
      upsert: (id, payload, expiresIn) => {
        const now = Date.now();
        removeWhere(({until}) => until <= now);
        records.set(keyOf(id), {payload, until: expiresIn === undefined ? Infinity : now + expiresIn * 1000});
        return Promise.resolve();
      },
      find: (id) => Promise.resolve(read(keyOf(id))),
      findByUid: (uid) => Promise.resolve(findBy(model, 'uid', uid)),
      findByUserCode: (code) => Promise.resolve(findBy(model, 'userCode', code)),
      consume: (id) => {
        const payload = read(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
        return Promise.resolve();
      },
      destroy: (id) => {
        records.delete(keyOf(id));
        return Promise.resolve();
      },
      revokeByGrantId: (grantId) => {
        removeWhere(({payload}) => payload.grantId === grantId);
        return Promise.resolve();
      },
    };
  };
}
