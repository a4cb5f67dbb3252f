interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the connection is too slow or expensive for prefetching. */
export function isSparing(): boolean {
  const {connection} = navigator as {readonly connection?: Connection};
  return connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
}
