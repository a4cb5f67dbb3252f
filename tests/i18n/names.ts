import {readPublished} from '../../openapi/tools/published';
import type {Spec} from '../../plugins/reference-pages/spec';
import {apiVersions} from '../../src/config/apiVersions';
import {company} from '../../src/config/company';
import {guideLinks} from '../../src/config/guideLinks';
import {relatedGuides} from '../../src/config/relatedGuides';
import {meaningOf} from '../../src/features/reference/core/statusCodes';
import {LANGUAGES} from '../../src/features/samples/core/languages';

const BRANDS = ['Salesloft for Developers', 'Salesloft'];
const FORMATS = ['JSON', 'YAML', 'OpenAPI', 'HTTPS', 'text/html', 'kB', 'MB', 'ms'];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Languages of code fences, which stand where a block has no title. */
const FENCES = ['bash', 'javascript', 'json', 'html', 'http', 'python', 'text', 'yaml', 'mdx'];
/** JSON Schema's own words for types and formats. */
const TYPES = [
  'string',
  'integer',
  'number',
  'boolean',
  'array',
  'object',
  'null',
  'date-time',
  'date',
  'uuid',
  'uri',
  'email',
  'int64',
  'float',
  'binary',
];

/** What the descriptions call their things. */
function apiNames(): string[] {
  return apiVersions.flatMap((version) => {
    const {info, tags, components} = readPublished(version) as unknown as Spec;
    return [info.title, ...tags.map(({name}) => name), ...Object.keys(components.schemas ?? {})];
  });
}

/** Titles of guides, read from their files by the generator of reference pages: content that nothing has accented. */
const guideTitles = (): string[] =>
  Object.values(relatedGuides)
    .flatMap((tags) => Object.values(tags))
    .flatMap((guides) => guideLinks(guides).map(({title}) => title));

/** Names of the site that no language translates, longest first. */
export function knownNames(): readonly string[] {
  const reasons = Array.from({length: 500}, (_, index) => meaningOf(String(index + 100))).filter(Boolean);
  const offices = company.offices.flatMap(({city, lines}) => [city, ...lines]);
  const languages = LANGUAGES.flatMap(({label, library}) => [label, library]);
  return [
    ...new Set([
      ...BRANDS,
      ...FORMATS,
      ...METHODS,
      ...FENCES,
      ...TYPES,
      company.owner,
      ...reasons,
      ...offices,
      ...languages,
      ...apiNames(),
      ...guideTitles(),
    ]),
  ].sort((a, b) => b.length - a.length);
}
