import {existsSync, readFileSync} from 'node:fs';
import type {StepTime} from '../../node/steps';

/** The time of each step of the last build, one line of JSON for each. `npm run build` writes it. */
export const BUILD_STEPS = 'reports/build-steps.jsonl';

/** The script of each kind of page. `npx tsx tests/pageWeights.ts` writes it. */
export const WEIGHTS = 'reports/page-weights.json';

/** A size and its limit, in kilobytes (1,000 bytes). */
export interface Budget {
  readonly name: string;
  readonly used: number;
  readonly limit: number;
}

/** The steps of the last build, slowest first. Empty if the build was made by an earlier run or elsewhere. */
export function readSteps(file = BUILD_STEPS): StepTime[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as StepTime).sort((one, other) => other.seconds - one.seconds);
}

/** The measured script budgets. Empty before the first measurement. */
export const readWeights = (file = WEIGHTS): Budget[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Budget[]) : [];
