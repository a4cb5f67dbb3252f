/** Whether the connection is too slow or expensive for prefetching. */
export function savesData(): boolean {
  const {connection} = navigator as {
    readonly connection?: {readonly saveData?: boolean; readonly effectiveType?: string};
  };
  return connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
}
