import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {LANGUAGES, type LanguageId} from '../../src/features/samples/core/languages';
import type {SampleRequest} from '../../src/features/samples/core/request';
import {writeSample} from '../../src/features/samples/core/writeSample';
import {readOptions} from '../../src/node/options';
import {main, secondsSince, StepFailed} from '../../src/node/steps';
import {HOSTILE_CASES, type SampleCase} from './cases';
import {isFound, versionOf} from './commands';
import {startEcho} from './echo';
import {operationCases} from './operations';
import {differenceOf} from './received';
import {type Runner, RUNNERS} from './runners';
import {type Toolchain, TOOLCHAINS} from './toolchains';

/** What was found out about a language: what it was checked with, and its faults. */
interface Report {
  readonly checked: string;
  readonly faults: readonly string[];
}

/** Samples that run at the same time: as many as a small machine has cores. */
const SIDE_BY_SIDE = 2;

const samplesOf = (language: LanguageId, requests: readonly SampleRequest[]): Promise<readonly string[]> =>
  Promise.all(requests.map((request) => writeSample(language, request)));

/** What a tool says, with the names of cases for those of its files; a tool may say a lot about one fault. */
const withNames = (said: string, cases: readonly SampleCase[]): string =>
  said
    .slice(0, 3000)
    .replaceAll(/\S*\bs(\d+)(?=[./])/g, (file, index: string) => `[${cases[Number(index)]?.name ?? file}]`);

async function compileAll(
  {language, tool, versionFlag, does, check}: Toolchain,
  cases: readonly SampleCase[],
  folder: string,
): Promise<Report> {
  const samples = await samplesOf(
    language,
    cases.map(({request}) => request),
  );
  const {ok, said} = await check({folder, samples});
  return {
    checked: `${String(samples.length)} ${does} with ${await versionOf(tool, versionFlag)}`,
    faults: ok ? [] : [withNames(said, cases)],
  };
}

/** The request, with the address of a server of ours in front of its path. */
const movedTo = (origin: string, {request}: SampleCase): SampleRequest => ({
  ...request,
  url: origin + request.url.replace(/^https?:\/\/[^/]*/, ''),
});

async function runAll(
  {language, tools, versionFlag, prepare, run}: Runner,
  cases: readonly SampleCase[],
  folder: string,
): Promise<Report> {
  const servers = await Promise.all(Array.from({length: SIDE_BY_SIDE}, startEcho));
  const requests = cases.map((one, index) => movedTo(servers[index % SIDE_BY_SIDE]?.origin ?? '', one));
  const samples = await samplesOf(language, requests);
  const prepared = await prepare?.(folder, samples);
  const faults: string[] = prepared && !prepared.ok ? [withNames(prepared.said, cases)] : [];
  const work = async (worker: number): Promise<void> => {
    const server = servers[worker];
    for (let index = worker; index < cases.length && faults.length === 0; index += SIDE_BY_SIDE) {
      const {ok, said} = await run({folder, index, sample: samples[index] ?? ''});
      const request = requests[index];
      const difference = ok ? request && differenceOf(request, server?.take()) : said;
      if (difference) faults.push(`${cases[index]?.name ?? ''}: ${difference}`);
    }
  };
  await Promise.all(servers.map((_, worker) => work(worker)));
  for (const server of servers) server.close();
  const version = await versionOf(tools.at(-1) ?? '', versionFlag);
  return {checked: `${String(samples.length)} run with ${version}`, faults};
}

/** Why a language was not checked. */
function missingFor(language: LanguageId): string {
  const tools = [
    ...RUNNERS.filter((one) => one.language === language).flatMap((one) => one.tools),
    ...TOOLCHAINS.filter((one) => one.language === language).map((one) => one.tool),
  ];
  return tools.length > 0 ? `not found: ${tools.join(', ')}` : 'no toolchain; only the unit tests read it';
}

/** Checks a language with what this machine has for it; undefined if it has nothing. */
function checkOf(language: LanguageId, cases: readonly SampleCase[], folder: string): Promise<Report> | undefined {
  mkdirSync(folder);
  const runner = RUNNERS.find((one) => one.language === language && one.tools.every(isFound));
  if (runner) return runAll(runner, cases, folder);
  const toolchain = TOOLCHAINS.find((one) => one.language === language && isFound(one.tool));
  return toolchain && compileAll(toolchain, cases, folder);
}

main(async () => {
  readOptions('npm test -- samples');
  const start = Date.now();
  const cases = [...HOSTILE_CASES, ...operationCases()];
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  let faulty = 0;
  try {
    for (const {id, label} of LANGUAGES) {
      const report = await checkOf(id, cases, path.join(folder, id));
      const faults = report?.faults ?? [];
      console.log(`${faults.length > 0 ? '✗' : report ? '✓' : '-'} ${label}: ${report?.checked ?? missingFor(id)}`);
      for (const fault of faults) console.error(`${id}: ${fault}`);
      faulty += faults.length > 0 ? 1 : 0;
    }
  } finally {
    rmSync(folder, {recursive: true});
  }
  console.log(`${String(cases.length)} requests in ${secondsSince(start)}`);
  if (faulty > 0) throw new StepFailed(`Samples of ${String(faulty)} languages have faults.`);
});
