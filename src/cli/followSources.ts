import {watch} from 'chokidar';
import {type KnownVersion} from '../../../openapi/tools/generate/writePages';
import {problemLines} from '../../../openapi/tools/lint/lintApi';
import {refreshPages} from '../../../openapi/tools/generate/refreshPages';
import {writeProblems} from '../../../plugins/author-problems/problemsFile';
import {apiVersions} from '../../config/apiVersions';
import {guidesPath, guidesTable, landingPagesPath} from '../../config/routes';
import {atEnd} from '../../node/lifetime';
import {secondsSince} from '../../node/steps';
import {guideProblems} from './checkSources';

/** Milliseconds without further changes before a change is processed, because editors write files in several steps. */
const QUIET = 50;
/** Milliseconds without further changes before the rules for descriptions run, which takes seconds. */
const PAUSE = 1000;
/** Milliseconds without further changes before the downloads follow, which takes seconds and no page needs. */
const REST = 15_000;

const versionOf = (file: string): KnownVersion | undefined =>
  apiVersions.find(({id}) => file.replaceAll('\\', '/').startsWith(`openapi/${id}/`));

/** What `npm start` does after a change: it makes the pages of changed descriptions, checks everything, and shows problems. */
class Follower {
  private readonly changed = new Set<KnownVersion>();
  private readonly toLint = new Set<KnownVersion>(apiVersions);
  private isTableChanged = false;
  private specProblems: readonly string[] = [];
  private readonly ruleProblems = new Map<KnownVersion, readonly string[]>();
  private writeDownloads: () => Promise<void> = () => Promise.resolve();
  private running = Promise.resolve();
  private quiet: NodeJS.Timeout | undefined;
  private pause: NodeJS.Timeout | undefined;
  private rest: NodeJS.Timeout | undefined;

  change(file: string): void {
    this.isTableChanged ||= file === guidesTable;
    const version = versionOf(file);
    if (version) {
      this.changed.add(version);
      this.toLint.add(version);
    }
    this.stop();
    this.quiet = setTimeout(() => this.queue(() => this.follow()), QUIET);
    this.pause = setTimeout(() => this.queue(() => this.lint()), PAUSE);
    this.rest = setTimeout(() => this.queue(() => this.writeDownloads()), REST);
  }

  stop(): void {
    clearTimeout(this.quiet);
    clearTimeout(this.pause);
    clearTimeout(this.rest);
  }

  private queue(work: () => Promise<void>): void {
    this.running = this.running.then(work).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
    });
  }

  private async follow(): Promise<void> {
    await this.refresh();
    // The old problems stay until all new ones are known, so that the page changes once.
    this.show();
  }

  private show(): void {
    const ofRules = [...this.ruleProblems.values()].flat();
    // The server has read the table, so other problems of guides may be outdated.
    const ofGuides = this.isTableChanged ? [`${guidesTable} has changed. Restart npm start.`] : guideProblems();
    writeProblems([...new Set([...this.specProblems, ...ofRules, ...ofGuides])]);
  }

  /** Checks the rules that descriptions must follow. Those of a description that can't be read are checked after its next change. */
  private async lint(): Promise<void> {
    if (this.toLint.size === 0 || this.specProblems.length > 0) return;
    for (const version of this.toLint) this.ruleProblems.set(version, await problemLines(version.id));
    this.toLint.clear();
    this.show();
  }

  /** If a description has an error, the last good pages stay, and the version is read again after the next change. */
  private async refresh(): Promise<void> {
    if (this.changed.size === 0) return;
    const begin = Date.now();
    const versions = [...this.changed];
    // They are checked again. Until then, a fixed problem must not come back with each compilation of the changed pages.
    const broken = versions.filter((version) => (this.ruleProblems.get(version) ?? []).length > 0);
    for (const version of broken) this.ruleProblems.delete(version);
    if (broken.length > 0) this.show();
    try {
      this.writeDownloads = await refreshPages(versions);
      this.changed.clear();
      this.specProblems = [];
      console.log(`✓ Pages of API ${versions.map(({label}) => label).join(', ')} (${secondsSince(begin)})`);
    } catch (error) {
      this.specProblems = (error instanceof Error ? error.message : String(error)).split('\n');
      console.error([...this.specProblems, 'The reference pages stay as they were until you fix this.'].join('\n'));
    }
  }
}

/** Follows changes of descriptions and handwritten pages until the command ends. */
export function followSources(): void {
  const follower = new Follower();
  const watcher = watch([...apiVersions.map(({id}) => `openapi/${id}`), guidesPath, guidesTable, landingPagesPath], {
    ignoreInitial: true,
    // A link to a folder above it would never end.
    followSymlinks: false,
  });
  watcher.on('all', (_, file) => follower.change(file));
  watcher.on('error', (error) => {
    console.error(`A change may be missed: ${error instanceof Error ? error.message : String(error)}`);
  });
  atEnd(() => {
    follower.stop();
    return watcher.close();
  });
  writeProblems([]);
  follower.change('');
}
