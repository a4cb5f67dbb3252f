import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {dereference} from '../../../../openapi/model/dereference';
import {parameterSections} from '../../../../openapi/pages/operation/parameters';
import {pageAnchors} from '../../../../openapi/pages/anchors';
import {blocksOf} from '../../support/blocks';
import {type Spec, operationsOf} from '../../../../openapi/model/spec';
import {apiVersions} from '../../../../src/config/apiVersions';
import {parameterCount} from '../../../../openapi/model/parameterCount';
import {fieldsOf} from '../../../../src/features/try-it/core/fields';

const operations = apiVersions.flatMap(({specPath}) => {
  const spec = JSON.parse(readFileSync(specPath, 'utf8')) as Spec;
  return operationsOf(spec).map((operation) => dereference(spec, operation));
});

describe('parameterCount', () => {
  test('counts a parameter with several inputs once', () => {
    expect(parameterCount([{parameter: 'query:a'}, {parameter: 'query:a'}, {parameter: 'query:b'}])).toBe(2);
    expect(parameterCount([])).toBe(0);
  });

  test('@api-01 page and form of every operation count the same parameters', () => {
    const counts = operations.flatMap((operation) => {
      const blocks = parameterSections(operation, pageAnchors()).flatMap((section) => section.blocks);
      const overviews = blocksOf('fields', blocks).map(({overview = ''}) => /^(\d+) in total/.exec(overview)?.[1]);
      const said = overviews.find((count) => count !== undefined);
      const inForm = fieldsOf(operation).filter(({location}) => location === 'query');
      return said === undefined ? [] : [[operation.operationId, Number(said), parameterCount(inForm)]];
    });
    expect(counts.length).toBeGreaterThan(10);
    for (const [id, onPage, inForm] of counts) expect([id, inForm]).toEqual([id, onPage]);
  });
});
