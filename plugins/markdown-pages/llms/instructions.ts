import {apiVersions} from '../../../src/config/apiVersions';
import {markdownUrl} from '../../../src/features/markdown-page/core/markdownUrl';
import {links} from '../../../openapi/pages/links';
import type {Spec} from '../../../openapi/model/spec';

const guide = (words: string, to: string): string => `[${words}](${markdownUrl(to)})`;

/** What a program, or a model that writes one, must know before its first request. The guides say the same at length. */
export function instructions(current: Spec, siteUrl: string): string[] {
  const [version] = apiVersions;
  return [
    `- Base URL: \`${current.info['x-base-url'] ?? ''}\`. Use API ${version.label} for all new work; 1.0 is for integrations that already use it.`,
    `- Authentication: the header \`Authorization: Bearer\` followed by an ${guide('API key', links.keys)} (tools of one team) or an ${guide('OAuth token', links.oauth)} (products that several teams connect). Take the key from the environment, and ask for the smallest set of ${guide('scopes', links.scopes)}: each operation names those that it needs.`,
    `- Rate limit: 600 points a minute for the whole team. Most calls cost 1 point, deep pages of lists up to 30. After a 429 wait for the next minute; no \`Retry-After\` header is documented. See ${guide('rate limits', links.rateLimits)}.`,
    `- Lists: \`per_page\` up to 100 and \`page\` from 1; above page 100 each page costs more, so move a cursor on \`updated_at\`. Unknown filters are ignored without a word. See ${guide('filtering, paging and sorting', links.paging)}.`,
    `- Answers of ${version.label} stand in \`data\`, those of lists have \`metadata\` as well. What each error means and what to do: ${guide('errors', version.baseUrl)}.`,
    '- "Unverified" marks what the provider has not confirmed: test it before you rely on it.',
    `- Every page of this site is also Markdown at its address with \`.md\` in place of the closing slash. Addresses below begin at ${siteUrl}. Whole areas in one file: [/llms-full.txt](/llms-full.txt).`,
    `- Complete API descriptions (OpenAPI 3.1): ${apiVersions.map(({id}) => `[/openapi/${id}.json](/openapi/${id}.json)`).join(', ')}. Of one operation: \`/openapi/${version.id}/<operation>.json\`.`,
  ];
}
