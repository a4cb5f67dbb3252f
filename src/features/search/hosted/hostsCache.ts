import type {LiteClient} from 'algoliasearch/lite';

type HostsCache = LiteClient['transporter']['hostsCache'];

/**
 * Remembers failed hosts for the lifetime of the page. The client's own cache reads by URL but writes by URL and state, so it
 * finds nothing and retries failed hosts immediately.
 */
export function createHostsCache(): HostsCache {
  const hosts = new Map<string, unknown>();
  const keyOf = (key: unknown): string => (key as {readonly url: string}).url;
  return {
    get: async (key, defaultValue) =>
      hosts.has(keyOf(key)) ? (hosts.get(keyOf(key)) as Awaited<ReturnType<typeof defaultValue>>) : defaultValue(),
    set: (key, value) => {
      hosts.set(keyOf(key), value);
      return Promise.resolve(value);
    },
    delete: (key) => {
      hosts.delete(keyOf(key));
      return Promise.resolve();
    },
    clear: () => {
      hosts.clear();
      return Promise.resolve();
    },
  };
}
