import type {LiteClient} from 'algoliasearch/lite';

type HostsCache = LiteClient['transporter']['hostsCache'];

/**
 * Remembers which hosts of the service failed, as long as the page lives. The client's own memory of them is in the browser's
 * storage, as JSON, which loses the functions that tell whether a host's two minutes are over: it would ask it again at once.
 */
export function createHostsCache(): HostsCache {
  const hosts = new Map<string, unknown>();
  // It reads by the host, but writes by the host with its state.
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
