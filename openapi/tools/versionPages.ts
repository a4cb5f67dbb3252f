import type {Release} from '../model/changes';
import type {Spec} from '../model/spec';
import {apiVersions} from '../../src/config/apiVersions';
import {referencePages} from '../pages';
import type {ReferencePage} from '../pages/page';
import {relatedGuides} from './guideLinks';
import {guidePoints} from './guidePoints';

/** A row of the table of versions. */
export type KnownVersion = (typeof apiVersions)[number];

/** File extensions of shims, as the OpenAPI plugin names them. */
const ENDINGS = {
  operation: '.api.mdx',
  resource: '.tag.mdx',
  landing: '.info.mdx',
  changelog: '.mdx',
  unconfirmed: '.mdx',
} as const;

/** Name of the MDX file of a page. */
export const shimName = ({id, kind}: ReferencePage): string => `${id}${ENDINGS[kind]}`;

/** The descriptions that the pages of a version are made from. */
export interface Described {
  /** The bundle for pages. */
  readonly spec: Spec;
  /** The bundle for pages of the newest version. */
  readonly newest: Spec;
  /** The bundle that readers download. */
  readonly published: Spec;
}

/** All pages of a version. @throws with the operation's ID and the reason when one cannot be shown */
export function versionPages(
  version: KnownVersion,
  described: Described,
  history: readonly Release[],
): ReferencePage[] {
  return referencePages({
    version,
    ...described,
    history,
    guidePoints: version.id === apiVersions[0].id ? guidePoints() : [],
    guidesOf: relatedGuides(
      version,
      described.spec.tags.map(({name}) => name),
    ),
  });
}
