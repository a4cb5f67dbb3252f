import {createHash} from 'node:crypto';
import {copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {variables} from '../../src/config/settings';
import {isObject} from '../../src/utils/isObject';
import type {Tree} from './Tree';
import {machine} from './project';
import {type Reads, causedBy, changesSince} from './reads';
import type {Stage} from './stages';

/** A stage that passed. */
interface Pass {
  /** Hash of its command, of the settings, and of the machine. */
  readonly facts: string;
  readonly reads: Reads;
}

/** Seconds of each stage that ran. */
export type Times = Readonly<Record<string, number>>;

/** Variables that tests and tools read. `PATH` decides which languages run. */
const SETTINGS = [...Object.values(variables), 'CHROMIUM_PATH', 'PATH', 'TZ', 'CI', 'NIGHTLY', 'ENGINES', 'A11Y'];

function factsOf({command}: Stage): string {
  const settings = SETTINGS.map((name) => process.env[name] ?? '');
  return createHash('sha256')
    .update(JSON.stringify([machine(), ...settings, ...command[1]]))
    .digest('hex');
}

/** `docs/intro.mdx changed`, and how many others. */
const namesOf = ([first = '', ...others]: readonly string[]): string =>
  `${first || 'the list of files'} changed${others.length > 0 ? ` (and ${String(others.length)} more)` : ''}`;

/** What each stage read when it passed, its report, and its seconds: `.test-cache/`, which is kept between runs, in CI too. */
export class Passes {
  constructor(private readonly tree: Tree) {}

  /** Notes that a stage passed, with what it read, and with what it wrote, which other commands and people can change. */
  keep(name: string, stage: Stage, reads: Reads): void {
    const wrote = (stage.writes ?? []).flatMap((folder) => this.tree.keysOf(folder));
    const states = Object.fromEntries(wrote.map((key) => [key, this.tree.stateOf(key)]));
    const pass: Pass = {facts: factsOf(stage), reads: {...reads, ...states}};
    this.write(`${name}.pass.json`, pass);
    const {report} = stage;
    if (report !== undefined) copyFileSync(this.path('reports', report), this.path('.test-cache', report));
  }

  /** Removes the pass of a stage that begins to run, so that one that fails or is ended runs again. */
  forget(name: string): void {
    rmSync(this.path('.test-cache', `${name}.pass.json`), {force: true});
  }

  /** What a stage read when it passed. @throws if it never did */
  readsOf(name: string): Reads {
    const pass = this.passOf(name);
    if (!pass) throw new Error(`The part '${name}' has not passed here. Run npm test first.`);
    return pass.reads;
  }

  /**
   * Why a stage must run; undefined when it has passed with all that it read as it is now.
   * @param changed files. With them, only these and what stages make from them count.
   */
  reasonToRun(name: string, stage: Stage, changed?: readonly string[]): string | undefined {
    const pass = this.passOf(name);
    const {report} = stage;
    if (!pass) return 'it has not passed here before';
    if (changed === undefined && pass.facts !== factsOf(stage)) return 'the machine, a setting or the command changed';
    const changes = changesSince(this.tree, pass.reads);
    const causes = changed ? causedBy(changes, changed) : changes;
    if (causes.length > 0) return namesOf(causes);
    if (report !== undefined && !existsSync(this.path('.test-cache', report))) return 'its report is missing';
    return undefined;
  }

  /** Puts the report of a stage that passed before back, for the acceptance table. */
  restoreReport({report}: Stage): void {
    if (report === undefined) return;
    mkdirSync(this.path('reports'), {recursive: true});
    copyFileSync(this.path('.test-cache', report), this.path('reports', report));
  }

  /** The seconds that each stage took when it last ran. */
  times(): Times {
    return (this.read('times.json') ?? {}) as Times;
  }

  keepTimes(times: Times): void {
    this.write('times.json', {...this.times(), ...times});
  }

  private path(...names: string[]): string {
    return path.join(this.tree.root, ...names);
  }

  private passOf(name: string): Pass | undefined {
    const pass: Partial<Pass> | undefined = this.read(`${name}.pass.json`);
    return pass?.reads && (pass as Pass);
  }

  /** A file of the cache as data. A damaged one counts as missing. */
  private read(name: string): object | undefined {
    try {
      const data: unknown = JSON.parse(readFileSync(this.path('.test-cache', name), 'utf8'));
      return isObject(data) ? data : undefined;
    } catch {
      return undefined;
    }
  }

  private write(name: string, data: unknown): void {
    mkdirSync(this.path('.test-cache'), {recursive: true});
    writeFileSync(this.path('.test-cache', name), JSON.stringify(data, null, 1));
  }
}
