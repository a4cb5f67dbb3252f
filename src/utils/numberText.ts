/** A number with thousands separators and at most one fraction digit. */
export const numberText = (value: number): string => value.toLocaleString('en-US', {maximumFractionDigits: 1});
