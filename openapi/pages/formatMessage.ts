import {messages} from './messages';

export type MessageId = keyof typeof messages;

type Values = Readonly<Record<string, string | number>>;

const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** A message as Markdown. Placeholders without a value stay unchanged. */
export const say = (id: MessageId, values: Values = {}): string => filled(messages[id], values);

const disjunction = new Intl.ListFormat('en', {type: 'disjunction'});

/** Alternatives in a sentence: `a`, `a or b`, `a, b, or c`. */
export const orList = (names: readonly string[]): string => disjunction.format(names);

/** A number with its unit. */
export function sayCount(id: MessageId, count: number): string {
  const [one = '', other = one] = messages[id].split('|');
  return filled(count === 1 ? one : other, {count});
}
