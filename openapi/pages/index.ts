import type {Release} from '../model/changes';
import {type Spec, operationsOf} from '../model/spec';
import {mapValues} from '../model/node';
import {withSelectors} from '../model/selectors';
import {withSources} from '../model/unverified';
import {changelogPages} from './changelog/changelogPages';
import {landingPage} from './landing/landingPage';
import {operationPage} from './operation/operationPage';
import {withChanged} from './changelog/pageChanges';
import type {ReferencePage} from './page';
import {type GuideLink, resourcePages} from './resource/resourcePage';
import {type GuidePoint, unverifiedPage} from './unverified/unverifiedPage';
import type {Version} from './version';

export interface Sources {
  readonly version: Version;
  /** The bundle that pages are made from. */
  readonly spec: Spec;
  readonly newest: Spec;
  /** The bundle that readers download. It includes webhooks. */
  readonly published: Spec;
  readonly history: readonly Release[];
  readonly guidesOf: (resource: string) => readonly GuideLink[];
  readonly recipesOf?: (operationId: string) => readonly GuideLink[];
  /** Unverified points of the guides about this version. */
  readonly guidePoints: readonly GuidePoint[];
}

/** Prepares a bundle for pages: every shared schema has a title (its name by default), variants have the values that select them, and marks have their sources. */
export function prepareBundle(bundle: Spec): Spec {
  const spec = withSelectors(withSources(bundle)) as Spec;
  const schemas = mapValues(spec.components.schemas ?? {}, (schema, name) => ({title: name, ...schema}));
  return {...spec, components: {...spec.components, schemas}};
}

/** All reference pages of a version. @throws with the operation's id and the reason when one cannot be shown */
export function referencePages({
  version,
  history,
  guidesOf,
  recipesOf,
  guidePoints,
  ...sources
}: Sources): ReferencePage[] {
  const spec = prepareBundle(sources.spec);
  const published = prepareBundle(sources.published);
  // The downloads have no words for search.
  const resources = resourcePages({...published, tags: spec.tags}, version, guidesOf);
  const changelogs = changelogPages({spec, published, resources}, version, history);
  const operations = operationsOf(spec).map((operation) =>
    operationPage({spec, newest: sources.newest, guides: recipesOf?.(operation.operationId)}, operation, version),
  );
  const pages = [
    landingPage({...spec, webhooks: published.webhooks}, version),
    ...changelogs,
    ...[...resources, ...operations].map((page) => withChanged(page, changelogs, {version, history})),
  ];
  return [...pages, unverifiedPage(published, version, pages, guidePoints)];
}
