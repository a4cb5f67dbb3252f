import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type MessageId, messages} from './messages';

/** Where a locale has the texts of the generated pages, in the folder of its translations. */
export const PAGES_FILE = 'docusaurus-plugin-content-docs-reference/pages.json';

/** The locale that pages are generated for, and the folder of its translations; English, which is here, has none. */
export const LOCALE = process.env.I18N_LOCALE ?? 'en';
const FOLDER = process.env.I18N_FOLDER;

type Translations = Readonly<Partial<Record<string, {readonly message: string}>>>;

function readTranslations(): Translations {
  const file = FOLDER && path.join(FOLDER, PAGES_FILE);
  return file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Translations) : {};
}

const translations = readTranslations();
const plurals = new Intl.PluralRules(LOCALE);

const textOf = (id: MessageId): string => translations[id]?.message ?? messages[id];

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

/** A text of the generated pages in the locale that they are generated for, as Markdown. A place without a value stays. */
export const say = (id: MessageId, values: Readonly<Record<string, string | number>> = {}): string =>
  filled(textOf(id), values);

/** A count with what is counted. The forms stand in the order of Unicode's plural categories: zero, one, two, few, many, other. */
export function sayCount(id: MessageId, count: number): string {
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const categories = order.filter((one) => plurals.resolvedOptions().pluralCategories.some((known) => known === one));
  const forms = textOf(id).split('|');
  return filled(forms[categories.indexOf(plurals.select(count))] ?? forms.at(-1) ?? '', {count});
}

/** Whether words were made with a text, whatever its places hold. */
export function isSaid(id: MessageId, words: string): boolean {
  const pattern = textOf(id)
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.*');
  return new RegExp(`^${pattern}$`).test(words);
}

/** A heading. Its address is that of the English words in every locale, so that links and the search index hold. */
export function heading(id: MessageId): string {
  const words = say(id);
  const address = messages[id].toLowerCase().replaceAll(' ', '-');
  // The backslash keeps the id from being an expression of MDX; the generator reads it all the same.
  return `## ${words}${words === messages[id] ? '' : ` \\{#${address}}`}`;
}
