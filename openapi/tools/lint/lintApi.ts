import {secondsSince} from '../../../src/node/steps';
import {lintApis} from './redocly';
import {formatProblem} from './problems';

export interface Outcome {
  readonly clean: boolean;
  readonly lines: readonly string[];
}

/** The rules for the descriptions of this site. */
export const REDOCLY_CONFIG = 'openapi/redocly.yaml';

/** Lints one API and returns the lines to print. An unreadable API is reported like a problem, so that the others are still linted. */
export async function lintApi(id: string, label: string, config: string): Promise<Outcome> {
  const start = Date.now();
  try {
    const problems = await lintApis([id], config);
    const verdict = problems.length === 0 ? 'clean' : `problems: ${String(problems.length)}`;
    return {
      clean: problems.length === 0,
      lines: [...problems.map(formatProblem), `${label}: ${verdict} (${secondsSince(start)})`],
    };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return {clean: false, lines: [`${label} cannot be linted: ${words}`]};
  }
}
