import {languageName} from '../../../src/features/code/core/languageName';
import type {Fence, Info} from './fence';

/** Purposes of code without a title, by language and first line. A script that defines functions before curl is no request. */
const KINDS: readonly (readonly [language: string, start: RegExp, caption: string])[] = [
  ['bash', /^\s*curl\s/, 'Request'],
  ['bash', /^/, 'Terminal'],
  ['text', /^/, 'Output'],
  ['http', /^\s*HTTP\//, 'HTTP response'],
  ['http', /^\s*[A-Z]+ \S/, 'HTTP request'],
  ['http', /^/, 'HTTP headers'],
];

/** What a body is. Undefined for other code. */
export function purposeOf({bodies: [body], status, partial}: Info): string | undefined {
  if (!body) return undefined;
  if (body.kind === 'request') return 'Request body';
  if (body.kind === 'event') return `Delivery of ${body.name}`;
  if (status !== undefined) return `Response ${status}`;
  return partial ? 'Response, shortened' : 'Response';
}

/** The caption of a code block: its title, else its purpose, else its kind, else its language. */
export function captionOf({info, language, text}: Fence & {readonly language: string}): string {
  if (info.title) return info.title;
  const kind = KINDS.find(([name, start]) => name === language && start.test(text));
  return purposeOf(info) ?? kind?.[2] ?? languageName(language);
}

/** Languages of what the API returns or sends, unless the words after the language say that it is a request body. */
const DATA: readonly string[] = ['json', 'http', 'text', 'xml'];

/** Whether a code block shows data that arrives. Programs and requests are what the reader writes. */
export const isResponse = ({info: {bodies}}: Fence, language: string): boolean =>
  DATA.includes(language) && bodies[0]?.kind !== 'request';
