import {type ApiVersion, apiVersions} from '../../src/config/apiVersions';
import {guideUrls} from '../../src/config/routes';
import {isOwnApi} from '../model/servers';
import type {Spec} from '../model/spec';
import {say} from './formatMessage';

/** Targets of links in generated pages. The build checks them. */
export const links = {versions: '/api/', ...guideUrls} as const;

/** The row of a scope in the table of all scopes. */
export const scopeAnchor = (scope: string): string => `scope-${scope.replaceAll(':', '-')}`;

export const scopeUrl = (scope: string): string => `${links.scopeMatrix}#${scopeAnchor(scope)}`;

export type Version = Pick<ApiVersion, 'id' | 'label' | 'baseUrl'>;

export const isNewest = ({id}: Version): boolean => id === apiVersions[0].id;

/** What texts call the API of a version. */
export const apiName = (spec: Spec, {label}: Version): string =>
  isOwnApi(spec) ? say('api.name', {version: label}) : spec.info.title;

/** A title that is unique among versions and guides. */
export const titleWithVersion = (title: string, {label}: Version): string => `${title} (API ${label})`;

export const pageUrl = ({baseUrl}: Version, id: string): string => `${baseUrl}${id}/`;

/** File name and last part of the URL of a page, from the name of a tag. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** File name of a landing page, from the title of its description. The OpenAPI plugin splits digits from letters. */
export const landingId = (title: string): string => slugOf(title).replaceAll(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g, '-');

export {CHANGELOG, CORRECTIONS} from '../../src/config/apiVersions';
