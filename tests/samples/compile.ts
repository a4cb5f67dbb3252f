import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {LANGUAGES, type LanguageId, type SampleLanguage} from '../../src/features/samples/core/languages';
import type {SampleRequest} from '../../src/features/samples/core/request';
import {writeSample} from '../../src/features/samples/core/writeSample';
import {StepFailed, main, readOptions, secondsSince} from '../../src/node/command';
import {FILE, FILE_BYTES, HOSTILE_CASES, type SampleCase} from './cases';
import {isFound} from './commands';
import {startEcho} from './echo';
import {differenceOf} from './received';
import {RUNNERS} from './runners';
import {COMPILERS, type Toolchain} from './toolchains';

/** Samples that run at the same time: as many as a small machine has cores. */
const PARALLEL = 2;

const samplesOf = (language: LanguageId, requests: readonly SampleRequest[]): Promise<readonly string[]> =>
  Promise.all(requests.map((request) => writeSample(language, request)));

/** Output of a tool, with names of cases for names of files. It can be long. */
const withNames = (said: string, cases: readonly SampleCase[]): string =>
  said
    .slice(0, 3000)
    .replaceAll(/\S*\bs(\d+)(?=[./])/g, (file, index: string) => `[${cases[Number(index)]?.name ?? file}]`);

/** The request, sent to a server of ours instead. */
const movedTo = (origin: string, {request}: SampleCase): SampleRequest => ({
  ...request,
  url: origin + request.url.replace(/^https?:\/\/[^/]*/, ''),
});

/** What is wrong with the file that a sample saved. */
function unsaved({saves}: SampleRequest): string | undefined {
  if (saves === undefined) return undefined;
  const content = readFileSync(saves, 'utf8');
  rmSync(saves);
  return content === '{}' ? undefined : `saved ${content}`;
}

/** Compiles and runs all samples of a language, up to the first fault. */
async function checkAll({language, compile, run}: Toolchain, cases: readonly SampleCase[], folder: string) {
  const servers = await Promise.all(Array.from({length: PARALLEL}, startEcho));
  const requests = cases.map((one, index) => movedTo(servers[index % PARALLEL]?.origin ?? '', one));
  const samples = await samplesOf(language, requests);
  const compiled = await compile?.({folder, samples});
  const faults: string[] = compiled && !compiled.ok ? [withNames(compiled.said, cases)] : [];
  const work = servers.map(async ({take}, worker) => {
    for (let index = worker; run && index < cases.length && faults.length === 0; index += PARALLEL) {
      const {ok, said} = await run({folder, index, sample: samples[index] ?? ''});
      const request = requests[index];
      const difference = ok ? request && ((await differenceOf(request, take())) ?? unsaved(request)) : said;
      if (difference) faults.push(`${cases[index]?.name ?? ''}: ${difference}`);
    }
  });
  await Promise.all(work);
  for (const server of servers) server.close();
  return faults;
}

/** Checks a language with what this machine has for it, and prints the result. Returns whether it has faults. */
async function isFaulty({id, label}: SampleLanguage, cases: readonly SampleCase[], folder: string): Promise<boolean> {
  mkdirSync(folder);
  const known = [...RUNNERS, ...COMPILERS].filter(({language}) => language === id);
  const found = known.find(({tools}) => tools.every(isFound));
  if (!found) {
    const tools = known.flatMap((one) => one.tools).join(', ');
    console.log(`- ${label}: ${tools ? `not found: ${tools}` : 'no toolchain; only the unit tests read it'}`);
    return false;
  }
  const faults = await checkAll(found, cases, folder);
  const tools = found.tools.join(', ');
  console.log(`${faults.length > 0 ? '✗' : '✓'} ${label}: ${String(cases.length)} ${found.does} with ${tools}`);
  for (const fault of faults) console.error(`${id}: ${fault}`);
  return faults.length > 0;
}

main(async () => {
  readOptions('npm test -- samples');
  const start = Date.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  let faulty = 0;
  writeFileSync(FILE, FILE_BYTES);
  try {
    for (const language of LANGUAGES) {
      if (await isFaulty(language, HOSTILE_CASES, path.join(folder, language.id))) faulty += 1;
    }
  } finally {
    rmSync(folder, {recursive: true});
    rmSync(FILE);
  }
  console.log(`${String(HOSTILE_CASES.length)} requests in ${secondsSince(start)}`);
  if (faulty > 0) throw new StepFailed(`Samples of ${String(faulty)} languages have faults.`);
});
