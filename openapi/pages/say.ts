import {type MessageId, messages} from './messages';

/** Messages of a language by ID. English replaces missing ones. */
export type Translations = Readonly<Partial<Record<string, {readonly message: string}>>>;

let language = {locale: 'en', translations: {} as Translations};

/** Sets the language of the pages. Called once, before the first page. */
export function setLanguage(locale: string, translations: Translations): void {
  language = {locale, translations};
}

export const currentLocale = (): string => language.locale;

const textOf = (id: MessageId): string => language.translations[id]?.message ?? messages[id];

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** A message as Markdown. Placeholders without a value stay unchanged. */
export const say = (id: MessageId, values: Readonly<Record<string, string | number>> = {}): string =>
  filled(textOf(id), values);

/** Alternatives in a sentence: `a`, `a or b`, `a, b, or c`. */
export const orList = (names: readonly string[]): string =>
  new Intl.ListFormat(language.locale, {type: 'disjunction'}).format(names);

/** A number with its unit. Plural forms are in the order of Unicode's categories: zero, one, two, few, many, other. */
export function sayCount(id: MessageId, count: number): string {
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const plurals = new Intl.PluralRules(language.locale);
  const categories = order.filter((one) => plurals.resolvedOptions().pluralCategories.some((known) => known === one));
  const forms = textOf(id).split('|');
  return filled(forms[categories.indexOf(plurals.select(count))] ?? forms.at(-1) ?? '', {count});
}
