import {lintApis} from '../redocly';
import {formatProblem} from './problems';

/** What is printed about one API, and whether it may pass. */
export interface Outcome {
  readonly clean: boolean;
  readonly lines: readonly string[];
}

const secondsSince = (start: number): string => `${((Date.now() - start) / 1000).toFixed(1)} s`;

/** Lints one API: a line when it is clean, or one per problem. An API that cannot be read does not keep others from being linted. */
export async function lintApi(id: string, label: string, config: string): Promise<Outcome> {
  const start = Date.now();
  try {
    const problems = await lintApis([id], config);
    const verdict = problems.length === 0 ? 'clean' : `${String(problems.length)} problems`;
    return {
      clean: problems.length === 0,
      lines: [...problems.map(formatProblem), `${label}: ${verdict} (${secondsSince(start)})`],
    };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return {clean: false, lines: [`${label} cannot be linted: ${words}`]};
  }
}
