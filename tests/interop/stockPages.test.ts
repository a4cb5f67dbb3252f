import path from 'node:path';
import {processOpenapiFiles, readOpenapiFiles} from 'docusaurus-plugin-openapi-docs/lib/openapi/index.js';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {nodesIn} from '../../openapi/model/node';
import {operationsOf} from '../../openapi/model/spec';
import {prepareBundle} from '../../openapi/pages';
import {operationPage} from '../../openapi/pages/operation/operationPage';
import type {Field, OperationPage} from '../../openapi/pages/page';
import {PUBLISHED} from '../../openapi/tools/bundle/bundleVersion';
import {readPublished} from '../../openapi/tools/bundle/readBundle';
import {type ApiVersion, apiVersions} from '../../src/config/apiVersions';
import {type StockSite, stockSite} from './stockSite';
import {createWorkspace} from './workspace';

/** Our page of an operation or event, and that of an integrator's Docusaurus site. */
interface Pair {
  readonly ours: OperationPage;
  readonly fields: readonly Field[];
  readonly html: string;
  readonly htmlWithoutScript: string;
}

const workspace = createWorkspace();
let site: StockSite;
let pairs: readonly Pair[];

const fieldsOf = ({sections}: OperationPage): Field[] =>
  [...nodesIn(sections)].flatMap(([node]) => ('marks' in node ? [node as unknown as Field] : []));

function pairOf(ours: OperationPage, operation: unknown): Pair {
  try {
    const [html, htmlWithoutScript] = [site.stockPage(operation, true), site.stockPage(operation, false)];
    return {ours, fields: fieldsOf(ours), html, htmlWithoutScript};
  } catch (error) {
    throw new Error(`The stock page of ${ours.id} doesn't render.`, {cause: error});
  }
}

async function pairsOf(version: ApiVersion): Promise<Pair[]> {
  const files = await readOpenapiFiles(path.resolve(PUBLISHED, `${version.id}.json`));
  const [items] = await processOpenapiFiles(files, {specPath: '', outputDir: ''}, {});
  const stock = new Map(items.flatMap((item) => (item.type === 'api' ? [[item.id, item.api]] : [])));
  const spec = prepareBundle(readPublished(version));
  const sources = {spec, newest: readPublished(apiVersions[0])};
  return operationsOf({...spec, paths: {...spec.paths, ...spec.webhooks}})
    .map((operation) => operationPage(sources, operation, version))
    .map((ours) => pairOf(ours, stock.get(ours.id)));
}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  site = await stockSite(workspace);
  pairs = (await Promise.all(apiVersions.map(pairsOf))).flat();
});
afterAll(() => workspace.remove());

/** `updated_at[gt]`: what a parameter of the style `deepObject` consists of. */
const isPart = ({name, anchor}: Field): boolean => name.endsWith(']') && anchor.includes('.');
const named = ({fields}: Pair): Field[] => fields.filter((field) => field.placeholder !== true && !isPart(field));

/** Whether the HTML of a stock page has fields with the names of ours. */
function shown(fields: readonly Field[], html: string): boolean[] {
  const names = new Set([...html.matchAll(/openapi-schema__property[^>]*>([^<]*)/g)].map(([, name]) => name));
  return fields.map(({name}) => names.has(name));
}

test('@patches-02 every operation and event renders with the stock plugin and theme, and shows the name of every field', () => {
  const missing = pairs.flatMap((pair) => {
    const kept = shown(named(pair), pair.html);
    return named(pair).flatMap(({anchor}, index) => (kept[index] ? [] : `${pair.ours.url}#${anchor}`));
  });
  expect(missing).toEqual([]);
  expect(pairs.length).toBeGreaterThan(200);
});

test('stock pages have few of these names without script', () => {
  const kept = pairs.flatMap((pair) => shown(named(pair), pair.htmlWithoutScript));
  const count = kept.filter(Boolean).length;
  console.log(`Names of fields without script: ${String(count)} of ${String(kept.length)}`);
  expect(count).toBeLessThan(kept.length / 10);
});
