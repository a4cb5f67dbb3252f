import type {Release} from '../../../openapi/model/changes';
import {releaseUrl} from '../../../openapi/pages/changelog/changelogPages';
import {operationsOf} from '../../../openapi/model/spec';
import {readHistory} from '../../../openapi/tools/changes/compare';
import {readPublished} from '../../../openapi/tools/bundle/readBundle';
import {readGuides} from '../guides/readGuides';
import {type ApiVersion, apiVersions} from '../../../src/config/apiVersions';
import {type News, news} from '../../../src/config/news';
import {LANGUAGES} from '../../../src/features/samples/core/languages';
import {formatDay} from '../../../src/utils/formatDay';

/** A release, or news. */
type Item = Omit<News, 'text'>;

function releaseItem(version: ApiVersion, release: Release): Item {
  const {day, correction} = release;
  const what = correction ? `corrected ${correction.title}` : 'changes for callers';
  return {day, title: `API ${version.label}: ${what}`, to: releaseUrl(version, release)};
}

/** The newest release with changes, or the newest news. If both have the same date, the release. */
export function latestOf(releases: readonly Item[], others: readonly Item[]): Item | undefined {
  const [first, ...rest] = [...releases, ...others];
  return first && rest.reduce((newest, item) => (item.day > newest.day ? item : newest), first);
}

/** Numbers and the latest change for the home page, from the sources of the site. @throws when descriptions or changelogs haven't been generated */
export function readFacts() {
  const [newest] = apiVersions;
  const spec = readPublished(newest);
  const releases = apiVersions.flatMap((version) =>
    readHistory(version)
      .filter(({subjects = []}) => subjects.length > 0)
      .map((release) => releaseItem(version, release)),
  );
  const latest = latestOf(releases, news);
  return {
    operations: operationsOf(spec).length,
    events: Object.keys(spec.webhooks ?? {}).length,
    guides: readGuides().length,
    languages: LANGUAGES.length,
    latest: latest && {...latest, date: formatDay(latest.day)},
  };
}
