import {closeSync, mkdirSync, openSync, readFileSync, rmSync} from 'node:fs';
import {availableParallelism, totalmem} from 'node:os';
import {siteSettings} from '../sandbox/settings';
import {assertPorts, byVariable, sandboxPorts} from '../src/cli/sandboxPorts';
import {variables} from '../src/config/settings';
import {StepFailed, main, readOptions, run, secondsSince, tool} from '../src/node/command';
import {hasPassed, keepPass, keepTimes, lastTimes} from './stages/cache';
import {hashOf, machine} from './stages/inputs';
import {runInSlots} from './stages/schedule';
import {COMMON, STAGES, type Stage} from './stages/stages';

const ACCEPTANCE = 'acceptance';
const USAGE = `npm test [-- --all] [-- ${Object.keys(STAGES).join('|')}|${ACCEPTANCE} ... [-- <arguments of the tool>]]`;

/** Memory for two stages at once, a build and browsers: 7 GB. */
const ROOMY = 7e9;
/** A stage uses two cores by itself. On two, a build next to another stage takes three times as long, and pages time out. */
const CORES = 4;

/** How many stages run at once. */
const slots = (): number => {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return availableParallelism() >= CORES && memory > ROOMY ? 2 : 1;
};

/** What the caller wants to run. */
interface Wanted {
  /** Stages to run whatever they did before. Empty: every stage whose inputs have changed. */
  readonly names: readonly string[];
  /** Whether stages that passed before run again. */
  readonly isAll: boolean;
  /** Arguments for the tool of the only named stage. */
  readonly rest: readonly string[];
}

/** @throws when a name is unknown, or arguments are not for one stage */
function readWanted(): Wanted {
  const end = process.argv.indexOf('--');
  const rest = end === -1 ? [] : process.argv.splice(end).slice(1);
  const {values, positionals} = readOptions(USAGE, {
    options: {all: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const names = Object.keys(STAGES);
  const unknown = positionals.find((name) => !names.includes(name) && name !== ACCEPTANCE);
  if (unknown !== undefined) throw new Error(`There is no part '${unknown}'. Usage: ${USAGE}`);
  if (rest.length > 0 && positionals.length !== 1)
    throw new Error(`Name one part that gets the arguments ${rest.join(' ')}. Usage: ${USAGE}`);
  return {names: positionals, isAll: values.all, rest};
}

/** Runs the command of a stage. Shows its output whole, after its end, unless it's alone. */
async function runStage(name: string, {label, command, prepare, report}: Stage, isAlone: boolean): Promise<boolean> {
  const start = Date.now();
  console.log(`▸ ${label} (${name})`);
  const log = `reports/logs/${name}.log`;
  const output = isAlone ? 'inherit' : openSync(log, 'w');
  let reason: unknown;
  try {
    prepare?.();
    const env = {...process.env, ...(report !== undefined && {E2E_REPORT: `reports/${report}`})};
    await run(...command, {stdio: ['ignore', output, output], env});
  } catch (error) {
    reason = error;
  }
  if (typeof output === 'number') {
    closeSync(output);
    process.stdout.write(readFileSync(log));
  }
  if (reason instanceof Error && reason.message) console.error(reason.message);
  console.log(`${reason === undefined ? '✓' : '✗'} ${label} (${secondsSince(start)})`);
  return reason === undefined;
}

/** Stages to run: the named ones or those whose inputs have changed, with all that they need and that is not up to date. */
function chooseStages({names, isAll}: Wanted, hashes: Readonly<Record<string, string | undefined>>): Set<string> {
  const isUpToDate = (name: string): boolean => {
    const [stage, hash] = [STAGES[name], hashes[name]];
    return !isAll && stage !== undefined && hash !== undefined && hasPassed(name, stage, hash);
  };
  const checks = Object.keys(STAGES).filter((name) => STAGES[name]?.output === undefined);
  const first = names.length > 0 ? names : checks.filter((name) => !isUpToDate(name));
  for (const name of checks)
    if (names.length === 0 && !first.includes(name))
      console.log(`· ${STAGES[name]?.label ?? ''}: unchanged, passed before`);
  const chosen = new Set<string>();
  const choose = (name: string): void => {
    if (name !== ACCEPTANCE) chosen.add(name);
    for (const need of STAGES[name]?.needs ?? []) if (!isUpToDate(need)) choose(need);
  };
  first.forEach(choose);
  return chosen;
}

/** Prints the seconds of each stage, with those of the run before. */
function tellTimes(times: Readonly<Record<string, number>>): void {
  const [before = {}] = lastTimes();
  for (const [name, seconds] of Object.entries(times))
    console.log(`${name.padEnd(10)}${seconds.toFixed(0).padStart(5)} s   (before: ${before[name]?.toFixed(0) ?? '-'})`);
}

/** Every check of the project. What passed before with the same inputs is skipped. `npm cit` installs and then runs it. */
main(async () => {
  const wanted = readWanted();
  const ports = sandboxPorts();
  Object.assign(process.env, siteSettings(ports));
  const settings = [...Object.values(variables), 'CHROMIUM_PATH', 'NIGHTLY'].map((name) => process.env[name] ?? '');
  const hashes = Object.fromEntries(
    Object.entries(STAGES).map(([name, {command, inputs}]) => [
      name,
      hashOf([...COMMON, ...inputs], [machine(), ...settings, ...command[1]]),
    ]),
  );
  if (wanted.names.length === 0) rmSync('reports', {recursive: true, force: true});
  mkdirSync('reports/logs', {recursive: true});
  const chosen = chooseStages(wanted, hashes);
  // Said at the beginning, and not when the browser tests need them.
  if ([...chosen].some((name) => STAGES[name]?.takesPorts)) await assertPorts(byVariable(ports));
  const [last = {}] = lastTimes();
  const jobs = Object.fromEntries(
    Object.entries(STAGES)
      .filter(([name]) => chosen.has(name))
      .map(([name, stage]) => [name, {...stage, seconds: last[name] ?? stage.seconds}]),
  );
  const times: Record<string, number> = {};
  const failed = await runInSlots(jobs, slots(), async (name) => {
    const [stage, hash, start] = [STAGES[name], hashes[name], Date.now()];
    if (!stage) return false;
    const rest = wanted.names[0] === name ? wanted.rest : [];
    const [command, args] = stage.command;
    const isPass = await runStage(name, {...stage, command: [command, [...args, ...rest]]}, chosen.size === 1);
    times[name] = (Date.now() - start) / 1000;
    if (isPass && hash !== undefined && rest.length === 0) keepPass(name, stage, hash);
    return isPass;
  });
  if (wanted.names.length === 0 || wanted.names.includes(ACCEPTANCE))
    await run(...tool('tests/acceptance.ts')).catch(() => failed.push(ACCEPTANCE));
  tellTimes(times);
  if (wanted.names.length === 0) keepTimes({...last, ...times});
  if (failed.length > 0) throw new StepFailed(`Failed: ${failed.join(', ')}.`);
});
