import {DOMAIN, hostsIn, isWithin} from '../hosts';
import type {TextRule} from './textRule';

/** A link with another scheme can run script, or open a file of the reader. Browsers ignore blanks in a scheme. */
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const ALLOWED = /^(?:https?|mailto|pathname):/i;

/** The problem of a link that leads somewhere else than its words say, or that the scheme of the page completes. */
function problemOf(url: string, label: string): string | undefined {
  // Docusaurus removes `pathname://`.
  if (/^(?:pathname:\/\/)?[/\\]{2}/.test(url))
    return `The link ${url} has no scheme. Begin it with https:, or with one slash.`;
  const plain = url.replaceAll(/[\s\p{Cc}]/gu, '');
  if (SCHEME.test(plain) && !ALLOWED.test(plain))
    return `The link ${url} has a scheme other than https: and mailto:. Use one of these.`;
  const host = hostsIn(url)[0]?.host ?? '';
  const shown = hostsIn(label)[0]?.host ?? (label.toLowerCase().includes(`.${DOMAIN}`) ? DOMAIN : host);
  return isWithin(host, shown) ? undefined : `The link shows ${shown} and leads to ${url}. Make both the same.`;
}

export const linkTargets: TextRule = {
  id: 'link-targets',
  kinds: ['link'],
  find: ({value, label = ''}) => {
    const message = problemOf(value, label);
    return message === undefined ? [] : [{at: 0, message}];
  },
};
