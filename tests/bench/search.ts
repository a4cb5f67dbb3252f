import {existsSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {createEngine} from '../../src/features/search/core/engine';
import {FILES} from '../../src/features/search/core/manifest';
import {type SearchRecord, objectIdOf, urlOf} from '../../src/features/search/core/record';
import {buildIndex} from '../../src/features/search/core/searchIndex';
import {StepFailed} from '../../src/node/steps';
import {readTuned} from '../search/judged';
import {searchWeights} from '../search/weights';

const RECORDS = `build/${FILES.records}`;
const SIZES = [1000, 10_000, 100_000];

const kilobytes = (value: unknown): number => gzipSync(JSON.stringify(value), {level: 9}).length / 1000;

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Copies of a site's records on pages of their own, with words of their own, so that the vocabulary grows as well. */
function multiply(records: readonly SearchRecord[], count: number): SearchRecord[] {
  return Array.from({length: count}, (_, index) => {
    const copy = Math.floor(index / records.length);
    const record = records[index % records.length];
    if (!record) throw new StepFailed(`${RECORDS} is empty.`);
    if (copy === 0) return record;
    const page = `/copy-${String(copy)}${record.url_without_anchor}`;
    const place = {page, anchor: record.anchor ?? undefined, type: record.type, ordinal: index};
    const own = `w${(index % 997).toString(36)}x${String(copy)}`;
    return {
      ...record,
      url: urlOf(place),
      url_without_anchor: page,
      objectID: objectIdOf(place),
      content: record.content === null ? null : `${record.content} ${own}`,
    };
  });
}

/** Milliseconds of each keystroke of the judged queries, typed letter by letter, in order. */
function typing(search: (query: string) => void, queries: readonly string[]): number[] {
  const times = queries.flatMap((query) =>
    Array.from(query, (_, end) => {
      const start = performance.now();
      search(query.slice(0, end + 1));
      return performance.now() - start;
    }),
  );
  return times.sort((a, b) => a - b);
}

function measure(records: readonly SearchRecord[], queries: readonly string[]): string {
  const buildStart = performance.now();
  const {index, texts} = buildIndex(records);
  const built = performance.now() - buildStart;
  const loadStart = performance.now();
  const search = createEngine(index, texts);
  const loaded = performance.now() - loadStart;
  const times = typing((query) => search({query}), queries);
  return [
    `${String(records.length).padStart(7)} records`,
    `index ${kilobytes(index).toFixed(0)} kB, texts ${kilobytes(texts).toFixed(0)} kB`,
    `made in ${built.toFixed(0)} ms, loaded in ${loaded.toFixed(0)} ms`,
    `a key p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms`,
  ].join('   ');
}

/** Search on the built site and on sites that are larger: sizes after gzip, times of Node on this machine. */
export function benchSearch(): void {
  if (!existsSync(RECORDS)) throw new StepFailed(`There are no records in ${RECORDS}. Run npm run build`);
  const records = JSON.parse(readFileSync(RECORDS, 'utf8')) as SearchRecord[];
  const queries = readTuned().map(({query}) => query);
  const {script, index} = searchWeights();
  console.log(
    `First use: ${script.toFixed(1)} kB of script (of 60), ${index.toFixed(1)} kB of index and texts (of 350)`,
  );
  console.log(measure(records, queries));
  // The largest sizes answer slowly: a tenth of the queries tells as much.
  const few = queries.filter((_, number) => number % 10 === 0);
  for (const size of SIZES) console.log(measure(multiply(records, size), few));
}
