// cspell:ignore subscores
import {execFileSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {readOptions} from '../src/node/options';
import {StepFailed, main} from '../src/node/steps';

/** Fetched by npx, because it has 200 packages that nothing else needs. */
const REDOCLY = '@redocly/cli@2.77.0';
/** What each published description scored last, of 100. Raise it with the score. */
const LAST = {v2: 78.6, v1: 88} as const;
/** Where the scores of a run are kept, for the report of CI. */
const REPORT = 'reports/score.json';

interface Score {
  readonly agentReadiness: number;
  readonly subscores: Readonly<Record<string, number>>;
}

function scoreOf(id: string): Score {
  const file = `openapi/dist/published/openapi/${id}.json`;
  const env = {...process.env, REDOCLY_TELEMETRY: 'off'};
  const command = ['--yes', REDOCLY, 'score', '--format=json', file];
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const {agentReadiness, subscores} = JSON.parse(
    execFileSync('npx', command, {env, encoding: 'utf8', maxBuffer: 1 << 26, stdio: [...stdio]}),
  ) as Score;
  return {agentReadiness, subscores};
}

/** How well programs understand the descriptions, as Redocly measures it. Fails when a score has fallen. Needs the network. */
main(() => {
  readOptions('npm run nightly -- score');
  const scores = Object.fromEntries(Object.keys(LAST).map((id) => [id, scoreOf(id)]));
  mkdirSync('reports', {recursive: true});
  writeFileSync(REPORT, `${JSON.stringify(scores, null, 2)}\n`);
  const fallen = Object.entries(LAST).filter(([id, last]) => (scores[id]?.agentReadiness ?? 0) < last);
  for (const [id, last] of Object.entries(LAST))
    console.log(`${id}: ${String(scores[id]?.agentReadiness)} (last ${String(last)})`);
  if (fallen.length > 0)
    throw new StepFailed(`The score of ${fallen.map(([id]) => id).join(' and ')} has fallen. ${REPORT} has its parts.`);
});
