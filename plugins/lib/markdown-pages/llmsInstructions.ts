import {apiVersions} from '../../../src/config/apiVersions';
import {markdownUrl} from '../../../src/features/markdown-page/core/markdownUrl';
import {links} from '../../../openapi/pages/links';
import {DEEP_PAGES, POINTS_PER_MINUTE} from '../../../openapi/model/rateLimit';
import {UNCONFIRMED} from '../../../openapi/model/unverified';
import {readPublished} from '../../../openapi/tools/bundle/readBundle';

const guide = (words: string, to: string): string => `[${words}](${markdownUrl(to)})`;

/** What a program or model must know before its first request. The guides have the details. */
export function instructions(): string[] {
  const [version] = apiVersions;
  const current = readPublished(version);
  return [
    `- Base URL: \`${current.info['x-base-url'] ?? ''}\`. Use API ${version.label} for new integrations. API 1.0 is for integrations that already use it.`,
    `- Authentication: send the \`Authorization\` header with \`Bearer\`, a space, and an ${guide('API key', links.keys)} (tools of one team) or an ${guide('OAuth token', links.oauth)} (apps that several teams connect). Read the key from the environment. Request only the ${guide('scopes', links.scopes)} that you need: each operation lists the ones it requires.`,
    `- Rate limit: ${String(POINTS_PER_MINUTE)} points per minute for the whole team. Most requests cost 1 point, deep pages of lists up to ${String(DEEP_PAGES.at(-1)?.points)}. After a 429, wait for the next minute. No \`Retry-After\` header is documented. See ${guide('rate limits', links.rateLimits)}.`,
    `- Lists: \`per_page\` up to 100 and \`page\` from 1; pages above 100 cost more, so move a cursor on \`updated_at\` instead. The API silently ignores unknown filters. See ${guide('filtering, paging, and sorting', links.paging)}.`,
    `- API ${version.label} returns records in \`data\`; lists also have \`metadata\`. What each error means and what to do: ${guide('errors', links.format)}.`,
    `- "${UNCONFIRMED}" marks facts that are not confirmed. Test them before you rely on them.`,
    `- Every page is also available as Markdown: replace the trailing slash of its URL with \`.md\`. All pages of an area in one file: [/llms-full.txt](/llms-full.txt) lists them.`,
    `- Complete API descriptions (OpenAPI 3.1): ${apiVersions.map(({id}) => `\`/openapi/${id}.json\``).join(', ')}. For one operation: \`/openapi/${version.id}/<operation>.json\`.`,
  ];
}
