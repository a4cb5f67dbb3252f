import {CHANGELOG} from './changelogPage';
import {authentication} from './landing/authentication';
import {errorsSection} from './landing/errorsSection';
import {firstCall} from './landing/firstCall';
import {resourcesSection} from './landing/resources';
import {links} from './links';
import {attributes, frontMatter, mdxText, metaDescription} from './mdx';
import {tagSlug} from './overviewPages';
import type {Spec} from '../../openapi/model/spec';
import {heading, say} from './texts/say';

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
    heading('heading.authentication'),
    authentication(spec),
    ...firstCall(spec, baseUrl),
    heading('heading.versions'),
    say('versions.text', {...links, changelog: `${baseUrl}${CHANGELOG}/`}),
    ...resourcesSection(spec, baseUrl),
    ...errorsSection(spec),
    '',
  ].join('\n\n');
}
