import {CHANGELOG} from './changelogPage';
import {authentication} from './landing/authentication';
import {errorsSection} from './landing/errorsSection';
import {firstCall} from './landing/firstCall';
import {resourcesSection} from './landing/resources';
import {links} from './links';
import {attributes, frontMatter, mdxText, metaDescription} from './mdx';
import {tagSlug} from './overviewPages';
import type {Spec} from './spec';

/** The id that the OpenAPI plugin makes from a spec's title. */
export const landingId = (title: string): string => tagSlug(title);

/** The landing page of a version: what it is, how to call it, its resources, and its errors told once for all operations. */
export function landingPage(spec: Spec, baseUrl: string): string {
  const {title, description = '', 'x-base-url': apiUrl} = spec.info;
  return [
    frontMatter({
      id: landingId(title),
      slug: baseUrl.replace(/^\/docs\/api/, ''),
      title,
      description: metaDescription(description),
      custom_edit_url: null,
    }),
    mdxText(description),
    `<ApiBasics${attributes({baseUrl, apiUrl})} />`,
    '## Authentication',
    authentication(spec),
    ...firstCall(spec, baseUrl),
    '## Versions',
    `The version is part of the address, and nothing else selects it: there is no version header. [Choose a version](${links.versions}) says which one is for what. [Changes](${baseUrl}${CHANGELOG}/) lists what callers would notice from one description to the next.`,
    ...resourcesSection(spec, baseUrl),
    ...errorsSection(spec),
    '',
  ].join('\n\n');
}
