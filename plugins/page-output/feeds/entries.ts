import {releaseTitle} from '../../../openapi/pages/changelog/changelogPage';
import {CHANGELOG} from '../../../openapi/pages/version';
import type {Release} from '../../../openapi/model/changes';
import type {ApiVersion} from '../../../src/config/apiVersions';
import type {News} from '../../../src/config/news';

/** One entry of a feed. */
export interface Entry {
  /** `2026-11-21`. */
  readonly day: string;
  readonly title: string;
  /** Unique path on the site. */
  readonly to: string;
  readonly text: string;
}

/** Operations in an entry. The page has all. */
const NAMED = 5;

function releaseText({subjects = [], correction}: Release): string {
  if (correction !== undefined) return `The documentation was corrected. The API did not change. ${correction.text}`;
  const changes = subjects.flatMap((subject) => subject.changes);
  const breaking = changes.filter(({impact}) => impact === 'breaking').length;
  const named = subjects.slice(0, NAMED).map(({subject}) => subject);
  const others = subjects.length - named.length;
  const affected = [...named, ...(others > 0 ? [`${String(others)} more`] : [])].join(', ');
  return `Changes: ${String(changes.length)}. Breaking: ${String(breaking)}. Affected: ${affected}.`;
}

/** The releases of a version as entries, except those without changes. */
export const releaseEntries = ({label, baseUrl}: ApiVersion, history: readonly Release[]): Entry[] =>
  history
    .filter(({subjects}) => subjects !== undefined)
    .map((release) => ({
      day: release.day,
      title: `API ${label}: ${release.correction === undefined ? 'changes' : 'corrections'} of ${releaseTitle(release)}`,
      to: `${baseUrl}${CHANGELOG}/#${release.name}`,
      text: releaseText(release),
    }));

/** All entries, newest first. Entries of a day keep their order. */
export const newestFirst = (entries: readonly (Entry | News)[]): Entry[] =>
  [...entries].sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));
