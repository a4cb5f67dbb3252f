import {referencePath} from './routes';

export interface ApiVersion {
  /** Folder below `openapi/`, name of the published files, and name of the sidebar after `api-`. */
  readonly id: string;
  readonly label: string;
  /** Bundle that the pages are made from. `npm run api:bundle` writes it. */
  readonly specPath: string;
  /** Folder of the pages. Everything in it is generated. */
  readonly outputDir: string;
  /** URL of the landing page, and prefix of the URLs of all pages. */
  readonly baseUrl: string;
}

/** A version whose other values follow from its ID and its folder. */
const version = <Id extends string, Label extends string, Folder extends string>(
  id: Id,
  label: Label,
  outputDir: Folder,
) => ({id, label, specPath: `openapi/dist/pages/${id}.json`, outputDir, baseUrl: `/${outputDir}/`}) as const;

/** To add a version: one entry here and one folder `openapi/<id>/`. Config, sidebars and commands read this table; the linter's list is openapi/redocly.yaml. */
export const apiVersions = [
  version('v2', '2.0', referencePath),
  version('v1', '1.0', `${referencePath}/1.0`),
] as const satisfies readonly ApiVersion[];

/** ID of the page with the unverified points of a version. */
export const UNVERIFIED = 'unverified';

export const unverifiedUrl = ({baseUrl}: Pick<ApiVersion, 'baseUrl'>): string => `${baseUrl}${UNVERIFIED}/`;

export const CHANGELOG = 'changelog';

/** ID of the page with the corrections of the description of a version. A version without any has none. */
export const CORRECTIONS = 'corrections';

export const changelogUrl = ({baseUrl}: Pick<ApiVersion, 'baseUrl'>): string => `${baseUrl}${CHANGELOG}/`;

/** Name of a version's sidebar: `api-v2.0`. */
export const sidebarName = (version: ApiVersion): string => `api-v${version.label}`;

/** The version that a path belongs to: the one with the longest matching prefix. */
export const versionAt = (pathname: string): ApiVersion | undefined =>
  [...apiVersions]
    .sort((a, b) => b.baseUrl.length - a.baseUrl.length)
    .find(({baseUrl}) => pathname.startsWith(baseUrl));
