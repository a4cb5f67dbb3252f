import {readFileSync} from 'node:fs';
import path from 'node:path';
import {folderOf} from '../../../src/config/locales';

type Texts = Readonly<Partial<Record<string, {readonly message: string}>>>;

let texts: Texts | undefined;

/**
 * A text of the components, from the file for translators. `{name}` is a placeholder.
 * @throws when there is no text with the id
 */
export function siteText(id: string, values: Readonly<Record<string, string>> = {}): string {
  texts ??= JSON.parse(readFileSync(path.join(folderOf('template'), 'code.json'), 'utf8')) as Texts;
  const message = texts[id]?.message;
  if (message === undefined) throw new Error(`The components have no text ${id}. Run npm run i18n:write`);
  return message.replaceAll(/\{(\w+)\}/g, (match, name: string) => values[name] ?? match);
}
