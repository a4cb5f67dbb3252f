import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {operationsOf} from '../../../openapi/model/spec';
import {marksIn} from '../../../openapi/model/unverified';
import {readPublished} from '../../../openapi/tools/bundle/published';
import {ADVISE_HOSTED} from '../../../plugins/search-index';
import {apiVersions} from '../../config/apiVersions';
import {guideSections} from '../../config/guides';
import {FILES, type Manifest} from '../../features/search/core/manifest';
import {filesOf} from '../../hosting/filesOf';
import type {StepTime} from '../../node/steps';
import {type Dates, dates} from '../dates';
import {lastCommit} from '../scratch';
import {type Budget, readSteps, readWeights} from './sources';

/** Counts and sizes of an API version. */
interface ApiCounts {
  readonly operations: number;
  readonly events: number;
  /** Statements of the description that are not confirmed. */
  readonly unverified: number;
}

/** The state of the project and of `build/`. */
export interface Status {
  readonly commit: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly dates: Dates;
  /** Unknown without a build. */
  readonly pages?: number;
  readonly guides: number;
  /** By label of the API version. None without a build. */
  readonly apis: Readonly<Record<string, ApiCounts>>;
  /** Files in the build by ending, in bytes. */
  readonly sizes: Readonly<Record<string, {readonly files: number; readonly bytes: number}>>;
  readonly budgets: readonly (Budget & {readonly left: number})[];
  /** Slowest first. */
  readonly buildSteps: readonly StepTime[];
}

/** Packages whose versions a maintainer asks for first. */
const PACKAGES = ['@docusaurus/core', 'docusaurus-plugin-openapi-docs', 'react', 'typescript'];

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const versionOf = (folder: string): string =>
  (readJson(path.join(folder, 'package.json')) as {version: string}).version;

function versions(): Record<string, string> {
  const packages = PACKAGES.map((name): [string, string] => [name, versionOf(path.join('node_modules', name))]);
  return {site: versionOf('.'), node: process.versions.node, ...Object.fromEntries(packages)};
}

function apis(): Record<string, ApiCounts> {
  const counts = apiVersions.map((version) => {
    const spec = readPublished(version);
    const events = Object.keys(spec.webhooks ?? {}).length;
    return [version.label, {operations: operationsOf(spec).length, events, unverified: marksIn(spec).length}];
  });
  return Object.fromEntries(counts) as Record<string, ApiCounts>;
}

/** Number and bytes of the files in a folder by ending: `.html`. */
export function sizesOf(folder: string): Record<string, {files: number; bytes: number}> {
  const sizes: Record<string, {files: number; bytes: number}> = {};
  for (const file of filesOf(folder)) {
    const size = (sizes[path.extname(file) || 'no ending'] ??= {files: 0, bytes: 0});
    size.files += 1;
    size.bytes += statSync(path.join(folder, file)).size;
  }
  return sizes;
}

/** Kilobytes (1,000 bytes, gzip) that a browser loads to search. */
function searchIndex(build: string): Budget {
  const {index, texts} = readJson(path.join(build, FILES.manifest)) as Manifest;
  const bytes = [index, texts].map((file) => gzipSync(readFileSync(path.join(build, file))).length);
  return {name: 'Search index', used: bytes.reduce((sum, one) => sum + one, 0) / 1000, limit: ADVISE_HOSTED};
}

/** Reads the state of the project and of a build, as far as it is known. */
export function collect(build = 'build'): Status {
  const sitemap = path.join(build, 'sitemap.xml');
  const isBuilt = existsSync(sitemap);
  return {
    commit: lastCommit(),
    versions: versions(),
    dates: dates(),
    ...(isBuilt && {pages: readFileSync(sitemap, 'utf8').split('<loc>').length - 1}),
    // The introduction has no section.
    guides: guideSections.flatMap(({pages}) => pages).length + 1,
    apis: isBuilt ? apis() : {},
    sizes: isBuilt ? sizesOf(build) : {},
    budgets: [...readWeights(), ...(isBuilt ? [searchIndex(build)] : [])].map((budget) => ({
      ...budget,
      left: budget.limit - budget.used,
    })),
    buildSteps: readSteps(),
  };
}
