import type {Release} from '../model/changes';
import {type Spec, operationsOf} from '../model/spec';
import {mapValues} from '../model/node';
import {withSelectors} from '../model/selectors';
import {withSources} from '../model/unverified';
import {changelogPages} from './changelog/changelogPages';
import {landingPage} from './landing/landingPage';
import {operationPage} from './operation/operationPage';
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
  const pages = [
    landingPage({...spec, webhooks: published.webhooks}, version),
    ...changelogPages({spec, published}, version, history),
    // The downloads have no words for search.
    ...resourcePages({...published, tags: spec.tags}, version, guidesOf),
    ...operationsOf(spec).map((operation) =>
      operationPage({spec, newest: sources.newest, guides: recipesOf?.(operation.operationId)}, operation, version),
    ),
  ];
  return [...pages, unverifiedPage(published, version, pages, guidePoints)];
}
