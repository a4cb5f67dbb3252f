/** Version of the library whose requests ours match. A test compares it with the installed version. */
export const LIBRARY_VERSION = '3.34.1';

export function sourceConfigUrl(configUrl: string, writeKey: string): string {
  const query = new URLSearchParams({p: 'npm', v: LIBRARY_VERSION, build: 'modern', writeKey});
  return `${configUrl}/sourceConfig/?${query.toString()}`;
}

/** Basic authentication (RFC 7617) with the write key as user name and an empty password. */
export const basicAuth = (writeKey: string): string => `Basic ${btoa(`${writeKey}:`)}`;

/** Undefined for a disabled source or another response. Only IDs and names count: none can add a destination. */
export function readSourceConfig(body: unknown) {
  const {source} = Object(body) as {readonly source?: unknown};
  const {id, name, workspaceId, enabled} = Object(source) as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || id === '' || enabled === false) return undefined;
  const off = {enabled: false} as const;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    source: {
      ...{id, name: text(name), workspaceId: text(workspaceId), enabled: true},
      ...{config: {statsCollection: {errors: off, metrics: off}}, destinations: []},
    },
  };
}

export type SourceConfig = NonNullable<ReturnType<typeof readSourceConfig>>;
