import {apiVersions, versionAt} from '@site/src/config/apiVersions';
import type {LoggedCall} from '../call-log/core/callLog';

/** Statuses that the landing page of each version describes: `/docs/api/#error-401`. */
const DESCRIBED: Readonly<Record<(typeof apiVersions)[number]['id'], readonly number[]>> = {
  v2: [401, 403, 404, 422, 429],
  v1: [401, 403, 404, 422],
};

/** URL of the error's description in the reference. Undefined for a call without error. */
export function errorUrl({page, status}: Pick<LoggedCall, 'page' | 'status'>): string | undefined {
  if (status === undefined || status < 400) return undefined;
  const version = apiVersions.find(({id}) => id === versionAt(page)?.id) ?? apiVersions[0];
  const anchor = DESCRIBED[version.id].includes(status) ? `error-${String(status)}` : 'errors';
  return `${version.baseUrl}#${anchor}`;
}
