/** Whether a value has more levels of objects and lists. */
export const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).some((one) => levels === 0 || isDeeper(one, levels - 1));
