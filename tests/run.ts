import {mkdirSync, rmSync} from 'node:fs';
import {availableParallelism, totalmem} from 'node:os';
import {siteSettings} from '../sandbox/settings';
import {sandboxPorts} from '../src/cli/sandboxPorts';
import {StepFailed, main, readOptions, run, tool} from '../src/node/command';
import {Passes, type Times} from './stages/Passes';
import {Tree} from './stages/Tree';
import {changedFiles} from './stages/project';
import {changedSinceStart} from './stages/reads';
import {runStage} from './stages/runStage';
import {type Outcome, runTable, slowestTests} from './stages/runTable';
import {runInSlots} from './stages/schedule';
import {ACCEPTANCE, STAGES, type Stage, assertBrowserPorts, partsNamed} from './stages/stages';

const USAGE = `npm test [-- --all | --changed] [-- ${Object.keys(STAGES).join('|')}|${ACCEPTANCE} ... [-- <arguments of the tool>]]`;

/** Memory for two stages at once, a build and browsers: 7 GB. */
const ROOMY = 7e9;
/** A stage uses two cores by itself. On two, a build next to another stage takes three times as long, and pages time out. */
const CORES = 4;

const tree = new Tree();
const passes = new Passes(tree);

/** How many stages run at once. */
const slots = (): number => {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return availableParallelism() >= CORES && memory > ROOMY ? 2 : 1;
};

/** What the caller wants to run. */
interface Wanted {
  /** Stages to run whatever they did before. Empty: every stage that reads something that has changed. */
  readonly names: readonly string[];
  /** Whether stages that passed before run again. */
  readonly isAll: boolean;
  /** Files of the working tree that differ from the last commit, if only they count. */
  readonly changed?: readonly string[];
  /** Arguments for the tool of the only named stage. */
  readonly rest: readonly string[];
}

/** @throws when a name is unknown, or arguments are not for one stage */
function readWanted(): Wanted {
  const end = process.argv.indexOf('--');
  const rest = end === -1 ? [] : process.argv.splice(end).slice(1);
  const {values, positionals} = readOptions(USAGE, {
    options: {all: {type: 'boolean', default: false}, changed: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => partsNamed(name).length === 0);
  if (unknown !== undefined) throw new Error(`There is no part '${unknown}'. Usage: ${USAGE}`);
  const names = positionals.flatMap(partsNamed);
  if (rest.length > 0 && names.length !== 1)
    throw new Error(`Name one part that gets the arguments ${rest.join(' ')}. Usage: ${USAGE}`);
  if (values.changed && (values.all || names.length > 0))
    throw new Error(`--changed chooses the parts itself: leave out --all and names. Usage: ${USAGE}`);
  return {names, isAll: values.all, rest, ...(values.changed && {changed: changedFiles()})};
}

/** Stages with all that they need. */
function withNeeds(names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    STAGES[name]?.needs?.forEach(add);
    if (name in STAGES) found.add(name);
  };
  names.forEach(add);
  return found;
}

/** Why a stage runs; undefined when it doesn't. It depends on what earlier stages write, so it is called when the stage can start. */
function reasonFor(name: string, stage: Stage, {names, isAll, changed}: Wanted): string | undefined {
  if (names.includes(name)) return 'it was named';
  return isAll ? '--all' : passes.reasonToRun(name, stage, changed);
}

/** Runs a stage if it must, and keeps its pass. */
async function runIfNeeded(name: string, stage: Stage, wanted: Wanted): Promise<Outcome> {
  const why = reasonFor(name, stage, wanted);
  if (why === undefined) {
    passes.restoreReport(stage);
    return {name, note: wanted.changed ? 'left out: it reads nothing that changed' : 'passed before', mark: '·'};
  }
  const start = {time: Date.now(), files: new Set(tree.files())};
  passes.forget(name);
  const rest = wanted.names.includes(name) ? wanted.rest : [];
  const [command, args] = stage.command;
  const whole: Stage = {...stage, command: [command, [...args, ...rest]]};
  const reads = await runStage(name, whole, {tree, why, isAlone: wanted.names.length === 1});
  const seconds = (Date.now() - start.time) / 1000;
  const again = ['npm test', name, ...(rest.length > 0 ? [rest.join(' ')] : [])].join(' -- ');
  if (!reads) return {name, seconds, note: `repeat it: ${again}`, mark: '✗'};
  const edited = changedSinceStart(tree, reads, start);
  if (rest.length === 0 && edited === undefined) passes.keep(name, stage, reads);
  if (rest.length === 0) passes.keepTimes({[name]: seconds});
  return {
    name,
    seconds,
    note: edited === undefined ? why : `${edited} changed meanwhile: it will run again`,
    mark: '✓',
  };
}

/** Prints what ran and why, and the slowest tests of what ran. */
function tellRun(outcomes: readonly Outcome[], before: Times): void {
  for (const line of runTable(outcomes, before)) console.log(line);
  const reports = outcomes.flatMap(({name, seconds}) => {
    const report = STAGES[name]?.report;
    return seconds === undefined || report === undefined ? [] : [`reports/${report}`];
  });
  const slowest = slowestTests(reports);
  if (slowest.length > 0) console.log(`\nThe slowest tests:\n${slowest.join('\n')}`);
}

/** Every check of the project. What passed before with all that it read is skipped. `npm cit` installs and then runs it. */
main(async () => {
  const wanted = readWanted();
  const ports = sandboxPorts();
  Object.assign(process.env, siteSettings(ports));
  if (wanted.names.length === 0) rmSync('reports', {recursive: true, force: true});
  mkdirSync('reports/logs', {recursive: true});
  const names = wanted.names.length > 0 ? withNeeds(wanted.names) : new Set(Object.keys(STAGES));
  const chosen = Object.entries(STAGES).filter(([name]) => names.has(name));
  // Said at the beginning, and not only when the browser tests fail because of it. Other parts run.
  if (chosen.some(([name, stage]) => stage.takesPorts && reasonFor(name, stage, wanted) !== undefined))
    await assertBrowserPorts().catch((error: unknown) => console.warn(`Browser tests will fail. ${String(error)}`));
  const before = passes.times();
  const jobs = Object.fromEntries(chosen.map(([name, stage]) => [name, {...stage, seconds: before[name] ?? 1}]));
  const outcomes: Outcome[] = [];
  const failed = await runInSlots(jobs, slots(), async (name) => {
    const stage = STAGES[name];
    if (!stage) return false;
    const outcome = await runIfNeeded(name, stage, wanted);
    outcomes.push(outcome);
    return outcome.mark !== '✗';
  });
  for (const name of failed)
    if (!outcomes.some((outcome) => outcome.name === name))
      outcomes.push({name, note: `not run, because a part that it needs failed`, mark: '✗'});
  if (wanted.names.length === 0 || wanted.names.includes(ACCEPTANCE))
    await run(...tool('tests/acceptance.ts')).catch(() => failed.push(ACCEPTANCE));
  tellRun(outcomes, before);
  if (failed.length > 0) throw new StepFailed(`Failed: ${failed.join(', ')}.`);
  console.log(`Passed: ${outcomes.map(({name}) => name).join(', ')}.`);
});
