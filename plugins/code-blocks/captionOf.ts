import {languageName} from '../../src/features/code/core/languageName';
import type {Fence} from './fence';

/** What a fence has: its caption is the first that applies. */
const PURPOSES: readonly (readonly [pattern: RegExp, caption: (match: RegExpExecArray) => string])[] = [
  [/(?:^|\s)request=/, () => 'Request body'],
  [/(?:^|\s)response=.*\bstatus=(\d+)/, ([, status = '']) => `Response ${status}`],
  [/(?:^|\s)response=/, () => 'Response'],
  [/(?:^|\s)event=(\S+)/, ([, event = '']) => `Delivery of ${event}`],
];

/** The command of a request; a program that defines functions is more than one. */
const REQUEST = /^\s*curl\s/;

/** The caption of a block of code: its title, else its purpose, else its language. */
export function captionOf({title, meta, language, text}: Fence & {readonly language: string}): string {
  if (title !== undefined && title !== '') return title;
  for (const [pattern, caption] of PURPOSES) {
    const match = pattern.exec(meta);
    if (match) return caption(match);
  }
  return language === 'bash' && REQUEST.test(text) ? 'Request' : languageName(language);
}
