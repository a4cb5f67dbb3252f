import {formatProblem} from './redoclyReport';
import {runRedocly} from './runRedocly';

/** What is printed about one API, and whether it may pass. */
export interface Outcome {
  readonly clean: boolean;
  readonly lines: readonly string[];
}

const secondsSince = (start: number): string => `${((Date.now() - start) / 1000).toFixed(1)} s`;

/** Lints one API: a line when it is clean, or one per problem. An API that cannot be read does not keep others from being linted. */
export function lintApi(id: string, label: string, config: string): Outcome {
  const start = Date.now();
  try {
    const problems = runRedocly([id], config);
    const verdict = problems.length === 0 ? 'clean' : `${String(problems.length)} problems`;
    return {
      clean: problems.length === 0,
      lines: [...problems.map(formatProblem), `${label}: ${verdict} (${secondsSince(start)})`],
    };
  } catch (error) {
    return {clean: false, lines: [error instanceof Error ? error.message : String(error)]};
  }
}
