import {schemeProblem} from '../../../../openapi/tools/rules/shownMarkdown';
import {DOMAIN, hostsIn, isWithin} from '../hosts';
import {type TextRule, ofParts} from './textRule';

/** The problem of a link that leads somewhere else than its words say, or that the scheme of the page completes. */
function problemOf(url: string, label: string): string | undefined {
  // Docusaurus removes `pathname://`.
  if (/^(?:pathname:\/\/)?[/\\]{2}/.test(url))
    return `The link ${url} has no scheme. Begin it with https:, or with one slash.`;
  const wrongScheme = schemeProblem(url);
  if (wrongScheme !== undefined) return wrongScheme;
  const host = hostsIn(url)[0]?.host ?? '';
  const shown = hostsIn(label)[0]?.host ?? (label.toLowerCase().includes(`.${DOMAIN}`) ? DOMAIN : host);
  return isWithin(host, shown) ? undefined : `The link shows ${shown} and leads to ${url}. Make both the same.`;
}

export const linkTargets: TextRule = {
  id: 'link-targets',
  description: 'Links have a scheme, and lead where their words say',
  check: ofParts(['link'], ({value, label = ''}) => {
    const message = problemOf(value, label);
    return message === undefined ? [] : [{at: 0, message}];
  }),
};
