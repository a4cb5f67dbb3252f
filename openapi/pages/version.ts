import {type ApiVersion, apiVersions} from '../../src/config/apiVersions';

/** What pages need to know of the version that they belong to. */
export type Version = Pick<ApiVersion, 'id' | 'label' | 'baseUrl'>;

/** Whether its pages are those that readers look for first. */
export const isNewest = ({id}: Version): boolean => id === apiVersions[0].id;

/** A title that differs from the same title of another version, or of a guide. */
export const titleWithVersion = (title: string, {label}: Version): string => `${title} (API ${label})`;

/** Path of a page on the site. */
export const pageUrl = ({baseUrl}: Version, id: string): string => `${baseUrl}${id}/`;

/** File name and last part of the URL of a page that has a title: a tag's, a version's. The OpenAPI plugin makes ids in the same way. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export {CHANGELOG} from '../../src/config/apiVersions';
