import {unconfirmedUrl} from '../../../src/config/apiVersions';
import type {Spec} from '../../model/spec';
import {links} from '../links';
import {metaDescription} from '../inlineMarkdown';
import type {ApiBasicsBlock, LandingPage, Markdown} from '../page';
import {say} from '../say';
import {describedSections, finishedSections, markdownBlocks, section} from '../sections';
import {CHANGELOG, type Version, pageUrl, slugOf} from '../version';
import {errorsSections} from './errors';
import {firstCall} from './firstCall';
import {resourcesSection} from './resources';

/** The server and the downloads. */
function apiBasics({webhooks}: Spec, {id}: Version, apiUrl: string): ApiBasicsBlock {
  const file = (label: string, ending: string) => ({label, url: `/openapi/${id}.${ending}`});
  const events = {term: say('basics.events'), files: [file(say('basics.schema'), 'events.schema.json')]};
  return {
    type: 'apiBasics',
    baseUrl: {term: say('basics.url'), value: apiUrl},
    downloads: [
      {term: say('basics.openapi'), files: [file('JSON', 'json'), file('YAML', 'yaml')]},
      {term: say('basics.types'), files: [file(say('basics.typesFile'), 'd.ts')]},
      ...(webhooks ? [events] : []),
    ],
  };
}

/** How to send a credential, in three lines. The security schemes say whether the version accepts API keys. */
function authentication({components}: Spec): Markdown {
  const schemes = Object.values(components.securitySchemes ?? {});
  const acceptsKeys = schemes.some(({type, scheme}) => type === 'http' && scheme === 'bearer');
  const lines = acceptsKeys
    ? (['authentication.keyOrToken', 'authentication.sendKeyOrToken', 'authentication.scopes'] as const)
    : (['authentication.token', 'authentication.sendToken', 'authentication.refused'] as const);
  return lines.map((line) => `- ${say(line, links)}`).join('\n');
}

/** The first page of a version: introduction, first call, resources, and shared errors. */
export function landingPage(spec: Spec, version: Version): LandingPage {
  const {title, description = '', 'x-base-url': apiUrl = ''} = spec.info;
  const {baseUrl} = version;
  return {
    kind: 'landing',
    version: version.id,
    id: slugOf(title),
    url: baseUrl,
    title,
    description: metaDescription(description),
    sections: finishedSections([
      ...describedSections(description, [apiBasics(spec, version, apiUrl)]),
      section('heading.authentication', [...markdownBlocks(authentication(spec)), ...firstCall(spec, version)]),
      section(
        'heading.versions',
        markdownBlocks(
          [
            say('versions.text', {...links, changelog: pageUrl(version, CHANGELOG)}),
            say('versions.unconfirmed', {to: unconfirmedUrl(version)}),
          ].join(' '),
        ),
      ),
      ...resourcesSection(spec, version),
      ...errorsSections(spec),
    ]),
  };
}
