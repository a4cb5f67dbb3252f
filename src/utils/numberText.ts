export const numberText = (value: number): string => value.toLocaleString('en-US', {maximumFractionDigits: 1});
