/** The numbers that a field allows, and the one that it begins with. */
export interface Limits {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

/** The whole number of a text, which can have separators: the nearest allowed one, or the usual one for other texts. */
export function boundedNumber(
  text: string,
  {least, most, usual}: Limits,
): {readonly value: number; readonly isReplaced: boolean} {
  const digits = text.replaceAll(/[\s,_]/g, '');
  if (!/^\d+$/.test(digits)) return {value: usual, isReplaced: true};
  const value = Math.min(Math.max(Number(digits), least), most);
  return {value, isReplaced: value !== Number(digits)};
}
