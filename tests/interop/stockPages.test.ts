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
import {LANGUAGES} from '../../src/features/samples/core/languages';
import {type StockSite, stockSite} from './stockSite';
import {createWorkspace} from './workspace';

/** Our page of an operation or event, and that of an integrator's Docusaurus site. */
interface Pair {
  readonly ours: OperationPage;
  readonly fields: readonly Field[];
  readonly html: string;
  readonly htmlWithoutScript: string;
  /** Whether the plugin can't make an example of a response. */
  readonly lacksExample: boolean;
}

const workspace = createWorkspace();
let site: StockSite;
let pairs: readonly Pair[];

const fieldsOf = ({sections}: OperationPage): Field[] =>
  [...nodesIn(sections)].flatMap(([node]) => ('marks' in node ? [node as unknown as Field] : []));

function pairOf(ours: OperationPage, operation: unknown): Pair {
  const problems = vi.spyOn(console, 'error').mockClear();
  try {
    const html = site.stockPage(operation, true);
    const lacksExample = problems.mock.calls.some(([message]) => String(message).includes('failed to create example'));
    return {ours, fields: fieldsOf(ours), html, htmlWithoutScript: site.stockPage(operation, false), lacksExample};
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

/** What our pages have, and for each whether the stock page has it as well. */
const FACTS: Readonly<Record<string, (pair: Pair) => readonly boolean[]>> = {
  'names of fields': (pair) => shown(named(pair), pair.html),
  'names of fields without script': (pair) => shown(named(pair), pair.htmlWithoutScript),
  'parts of ranges, such as updated_at[gt]': ({fields, html}) => shown(fields.filter(isPart), html),
  'anchors of fields': ({fields, html}) => fields.map(({anchor}) => html.includes(`id="${anchor}"`)),
  scopes: ({ours, html}) => ours.scopes.map((scope) => html.includes(scope)),
  'exact lengths as one number': ({ours, html}) =>
    [...JSON.stringify(ours).matchAll(/Exactly \d+ characters/g)].map(([limit]) => html.includes(limit)),
  'examples of responses with fields that can be null': ({fields, lacksExample}) =>
    fields.some(({anchor, marks}) => anchor.startsWith('response-') && marks.some(({kind}) => kind === 'nullable'))
      ? [!lacksExample]
      : [],
};

test('@patches-02 every operation and event renders with the stock plugin and theme, and shows the name of every field', () => {
  const missing = pairs.flatMap((pair) => {
    const kept = shown(named(pair), pair.html);
    return named(pair).flatMap(({anchor}, index) => (kept[index] ? [] : `${pair.ours.url}#${anchor}`));
  });
  expect(missing).toEqual([]);
  expect(pairs.length).toBeGreaterThan(200);
});

test('stock pages have few of the other facts of our pages', () => {
  const rows = Object.entries(FACTS).map(([fact, kept]) => {
    const all = pairs.flatMap(kept);
    const stock = all.filter(Boolean).length;
    return {
      fact,
      ours: all.length,
      stock,
      kept: stock === all.length ? 'all' : stock < all.length / 10 ? 'few' : 'some',
    };
  });
  console.table(rows);
  expect(rows.filter(({kept}) => kept !== 'few').map(({fact, kept}) => [fact, kept])).toEqual([
    ['names of fields', 'all'],
  ]);
});

test('the samples of stock pages have our languages', () => {
  const stock = site.generateLanguageSet().map(({language}) => language);
  expect(stock.sort()).toEqual([...LANGUAGES.map(({id}) => id), 'http', 'shell'].sort());
});
