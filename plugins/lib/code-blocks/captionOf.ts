import {languageName} from '../../../src/features/code/core/languageName';
import type {Fence} from './fence';

/** Sources of the caption. The first match counts. */
const PURPOSES: readonly (readonly [pattern: RegExp, caption: (match: RegExpExecArray) => string])[] = [
  [/(?:^|\s)request=/, () => 'Request body'],
  [/(?:^|\s)response=.*\bstatus=(\d+)/, ([, status = '']) => `Response ${status}`],
  [/(?:^|\s)response=.*\spartial(?:\s|$)/, () => 'Response, shortened'],
  [/(?:^|\s)response=/, () => 'Response'],
  [/(?:^|\s)event=(\S+)/, ([, event = '']) => `Delivery of ${event}`],
];

/** Purposes of code without a title, by language and first line. A script that defines functions before curl is no request. */
const KINDS: readonly (readonly [language: string, start: RegExp, caption: string])[] = [
  ['bash', /^\s*curl\s/, 'Request'],
  ['bash', /^/, 'Terminal'],
  ['text', /^/, 'Output'],
  ['http', /^\s*HTTP\//, 'HTTP response'],
  ['http', /^\s*[A-Z]+ \S/, 'HTTP request'],
  ['http', /^/, 'HTTP headers'],
];

/** What a body is, from the words after the language. Undefined for other code. */
export function purposeOf(meta: string): string | undefined {
  for (const [pattern, caption] of PURPOSES) {
    const match = pattern.exec(meta);
    if (match) return caption(match);
  }
  return undefined;
}

/** The caption of a code block: its title, else its purpose, else its kind, else its language. */
export function captionOf({title, meta, language, text}: Fence & {readonly language: string}): string {
  if (title !== undefined && title !== '') return title;
  const kind = KINDS.find(([name, start]) => name === language && start.test(text));
  return purposeOf(meta) ?? kind?.[2] ?? languageName(language);
}

/** Languages of what the API returns or sends, unless the words after the language say that it is a request body. */
const DATA: readonly string[] = ['json', 'http', 'text', 'xml'];

/** Whether a code block shows data that arrives. Programs and requests are what the reader writes. */
export const isResponse = ({meta, language}: {readonly meta: string; readonly language: string}): boolean =>
  DATA.includes(language) && !/(?:^|\s)request=/.test(meta);
