import {expect, test, vi} from 'vitest';
import {referencePages} from '../../../../openapi/pages';
import {dereference} from '../../../../openapi/model/dereference';
import {JSON_TYPE, type Schema, operationsOf} from '../../../../openapi/model/spec';
import {shapeOf} from '../../../../openapi/model/shape';
import {mapValues} from '../../../../openapi/model/node';
import {readPublished, readSpec} from '../../../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../../../src/config/apiVersions';
import {compareResponse} from '../../../../src/features/response-comparison/core/compareResponse';
import {describedOperation} from '../../../../src/features/response-comparison/core/described';

// Pages of two hundred operations.
vi.setConfig({testTimeout: 60_000});

/** A value that is wrong in each leaf of a schema that has a type. */
function wrong(node: Schema): unknown {
  const {types, properties = {}, additionalProperties: entry, items} = shapeOf(node);
  if (items) return [wrong(items)];
  const fields = mapValues(properties, wrong);
  if (typeof entry === 'object') return {...fields, 'A key': wrong(entry)};
  if (Object.keys(properties).length > 0) return {...fields, no_such_field: 1};
  return [true, 'text', 1.5].find((value) => !types.includes(typeof value));
}

test.each(apiVersions)('@answers-01 each difference of API $label has a link to a row of its page', (version) => {
  const document = readPublished(version);
  const pages = referencePages({
    version,
    spec: readSpec(version),
    newest: readSpec(apiVersions[0]),
    published: document,
    history: [],
    guidesOf: () => [],
    guidePoints: [],
  });
  const byUrl = new Map(pages.map(({url, ...page}) => [url, JSON.stringify(page)]));
  const lost: string[] = [];
  let count = 0;
  for (const operation of operationsOf(document)) {
    const page = byUrl.get(`${version.baseUrl}${operation.operationId}/`) ?? '';
    const anchors = new Set([...page.matchAll(/"anchor":"([^"]+)"/g)].map(([, anchor = '']) => anchor));
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      const schema = dereference(document, response).content?.[JSON_TYPE]?.schema;
      if (!schema) continue;
      const findings =
        compareResponse(describedOperation(document, operation), {status: Number(status), body: wrong(schema)}) ?? [];
      for (const {path, anchor} of findings) {
        // The nearest row: none that the page has is passed over.
        const own = path === '' ? anchor : `response-${status}-${path.replaceAll('[]', '').toLowerCase()}`;
        const isNearest = anchors.has(anchor) && (anchor === own || !anchors.has(own));
        if (!isNearest) lost.push(`${operation.operationId} ${status} ${path}: ${anchor}`);
        count += 1;
      }
    }
    if (!anchors.has('responses')) lost.push(`${operation.operationId}: responses`);
  }
  expect(lost).toEqual([]);
  expect(count).toBeGreaterThan(50);
});
