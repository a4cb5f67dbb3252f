import {guidesRoot, referenceRoot} from './routes';

/** Folder of the downloads of the API descriptions. The site serves it unchanged: `openapi/v2.json`. */
export const publishedFolder = 'openapi/dist/published';

/** Index of all pages for programs and models (https://llmstxt.org). On its own, because every page's script has it. */
export const llmsUrl = '/llms.txt';

/** The MCP server with the site inside, for `npx`. On its own too. */
export const mcpServerUrl = '/mcp.tgz';

/** The program that sends test deliveries. On its own too. */
export const testDeliveryUrl = '/test-delivery.tgz';

/** Notices of the packages in the site's scripts and style sheets (plugins/third-party-licenses). On its own too. */
export const licensesUrl = '/third-party-licenses.txt';

/** URLs of files that the build writes for people and tools. */
export const publicFiles = {
  thirdPartyLicenses: licensesUrl,
  atomFeed: '/feed.xml',
  jsonFeed: '/feed.json',
  /** Corrections of the descriptions of all versions. */
  correctionsFeed: `${referenceRoot}corrections/feed.xml`,
  /** Changes of guides, and news about the site. */
  guidesFeed: `${guidesRoot}feed.xml`,
  llms: llmsUrl,
  /** Index of the pages of API 2.0. The guides and API 1.0 have such an index as well. */
  llmsReference: `${referenceRoot}llms.txt`,
  /** Index of the files that have the text of all pages. */
  llmsFull: '/llms-full.txt',
  /** Index of the skills for assistants (Agent Skills Discovery 0.2.0). */
  agentSkills: '/.well-known/agent-skills/index.json',
  agentSkill: '/.well-known/agent-skills/salesloft-api/SKILL.md',
  /** Pages as Markdown, descriptions and the skill as one zip file. */
  offline: '/offline.zip',
  mcpServer: mcpServerUrl,
  /** The program that sends a test delivery, for `npx` (src/test-delivery). */
  testDelivery: testDeliveryUrl,
  /** The APIs with their descriptions (RFC 9727, src/hosting/apiCatalog.ts). */
  apiCatalog: '/.well-known/api-catalog',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  openSearch: '/opensearch.xml',
  /** Where to report a vulnerability (RFC 9116, src/hosting/securityText.ts). */
  securityText: '/.well-known/security.txt',
} as const;

/** The Atom feed of an operation or resource. @param url of its page */
export const pageFeed = (url: string): string => `${url}feed.xml`;

/** The files with the changes of an operation or resource. A resource also has a JSON feed, and its changes as Markdown. */
export const pageFiles = (url: string, isResource: boolean) => ({
  atom: pageFeed(url),
  ...(isResource && {json: `${url}feed.json`, text: `${url}changes.md`}),
});

export const recipeUrl = (id: string): string => `/openapi/recipes/${id}.arazzo.yaml`;
