import type {LiteClient} from 'algoliasearch/lite';

type HostsCache = LiteClient['transporter']['hostsCache'];

const keyOf = (key: unknown): string => (key as {readonly url: string}).url;

/**
 * Remembers failed hosts for the lifetime of the page. The client's own cache reads by URL but writes by URL and state, so it
 * finds nothing and retries failed hosts immediately.
 */
export function createHostsCache(): HostsCache {
  const hosts = new Map<string, unknown>();
  return {
    get: async (key, defaultValue) =>
      hosts.has(keyOf(key)) ? (hosts.get(keyOf(key)) as Awaited<ReturnType<typeof defaultValue>>) : defaultValue(),
    set: (key, value) => {
      hosts.set(keyOf(key), value);
      return Promise.resolve(value);
    },
    delete: (key) => Promise.resolve(void hosts.delete(keyOf(key))),
    clear: () => {
      hosts.clear();
      return Promise.resolve();
    },
  };
}
