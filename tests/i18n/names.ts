import {languageName} from '../../src/features/code/core/languageName';
import {readPublished} from '../../openapi/tools/published';
import type {Spec} from '../../openapi/model/spec';
import {apiVersions} from '../../src/config/apiVersions';
import {readHistory} from '../../openapi/tools/changes/history';
import {company} from '../../src/config/company';
import {guideSections} from '../../src/config/guides';
import {guideLinks} from '../../openapi/tools/guideLinks';
import {relatedGuides} from '../../src/config/relatedGuides';
import {meaningOf} from '../../openapi/model/statusCodes';
import {LANGUAGES} from '../../src/features/samples/core/languages';
import type {Names} from './untranslated';

const BRANDS = ['Salesloft for Developers', 'Salesloft', 'API', 'Ctrl'];
const FORMATS = ['JSON', 'YAML', 'OpenAPI', 'HTTPS', 'text/html', 'kB', 'MB', 'ms'];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Languages of code fences, which stand where a block has no title. */
const FENCES = ['bash', 'javascript', 'json', 'html', 'http', 'python', 'text', 'yaml', 'mdx'].map(languageName);
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

/** Keys under which a description has names by which it calls fields, and values that they take. */
const NAMED = new Set(['properties', 'schemas', 'headers', 'scopes', 'webhooks']);
const VALUES = new Set(['enum', 'const', 'name', 'default', 'example', 'x-known-values', 'x-special-values']);

/** Every name and value of a description. */
function wordsOf(node: unknown, key = ''): string[] {
  if (typeof node !== 'object' || node === null) return VALUES.has(key) ? [String(node)] : [];
  if (Array.isArray(node)) return node.flatMap((item) => wordsOf(item, key));
  return [
    ...(NAMED.has(key) ? Object.keys(node) : []),
    ...Object.entries(node).flatMap(([below, value]) => wordsOf(value, VALUES.has(key) ? key : below)),
  ];
}

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

/** Summaries in the changelog are those of the snapshots, which nothing has accented. */
const pastSummaries = (): string[] =>
  apiVersions.flatMap((version) =>
    readHistory(version).flatMap(({subjects = []}) => subjects.map(({summary}) => summary)),
  );

/** Docusaurus 3.7 gives "Previous" and "Next" the labels of the sidebar as they were before translation. */
const sidebarLabels = ['Overview', ...guideSections.map(({label}) => label)];

/** `Intl` knows no months in the pseudo-locale. */
const months = Array.from({length: 12}, (_, month) =>
  new Intl.DateTimeFormat('en', {month: 'long'}).format(new Date(2026, month)),
);

/** Names of the site that no language translates. */
export function knownNames(): Names {
  const reasons = Array.from({length: 500}, (_, index) => meaningOf(String(index + 100))).filter(Boolean);
  const offices = company.offices.flatMap(({city, lines}) => [city, ...lines]);
  const languages = LANGUAGES.flatMap(({label, library}) => [label, library]);
  const within = [
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
      ...pastSummaries(),
      ...months,
    ]),
  ].sort((a, b) => b.length - a.length);
  return {
    within,
    whole: new Set([...sidebarLabels, ...apiVersions.flatMap((version) => wordsOf(readPublished(version)))]),
  };
}
