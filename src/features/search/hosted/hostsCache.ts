import type {LiteClient} from 'algoliasearch/lite';

type HostsCache = LiteClient['transporter']['hostsCache'];

/**
 * Remembers which hosts of the service failed, as long as the page lives. The client's own memory asks for a host by its
 * address and writes it by its address and state, so that it finds nothing again and asks a failed host at once.
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
