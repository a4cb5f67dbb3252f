import type {ApiVersion} from '../../../src/config/apiVersions';
import {REDOCLY_CONFIG, lintApi} from '../lint/redocly';

const isOfShape = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && isOfShape(error.cause));

/**
 * Runs work on descriptions that weren't linted. If it meets a part that isn't as the specification has it, lint says where.
 * @throws what the work throws, or the problems of lint with file, line and fix
 */
export async function explained<Result>(
  versions: readonly Pick<ApiVersion, 'id' | 'label'>[],
  work: () => Result | Promise<Result>,
  config = REDOCLY_CONFIG,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const linted = isOfShape(error)
      ? await Promise.all(versions.map(({id, label}) => lintApi(id, `API ${label}`, config)))
      : [];
    const lines = linted.filter(({clean}) => !clean).flatMap((one) => one.lines);
    throw lines.length > 0 ? new Error(lines.join('\n'), {cause: error}) : error;
  }
}
