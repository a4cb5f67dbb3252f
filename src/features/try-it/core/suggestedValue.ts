import type {Field} from './fields';

/** What a wrong value was probably meant to be: the beginning of a day for a date without a time. */
export function suggestedValue({type}: Pick<Field, 'type'>, text: string): string | undefined {
  const date = text.trim();
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
  return type === 'date-time' && isDate ? `${date}T00:00:00Z` : undefined;
}
