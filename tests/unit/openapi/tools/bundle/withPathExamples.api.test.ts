import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {dereference} from '../../../../../openapi/model/dereference';
import {type Spec, operationsOf} from '../../../../../openapi/model/spec';
import {apiVersions} from '../../../../../src/config/apiVersions';
import {sampleRequest} from '../../../../../src/features/samples/core/sampleRequest';

describe.each(apiVersions)('The published description of $label', ({specPath}) => {
  const spec = JSON.parse(readFileSync(specPath, 'utf8')) as Spec;
  const operations = operationsOf(spec).map((one) => dereference(spec, one));

  test('@api-01 every path parameter has an example of its own type', () => {
    const problems = operations.flatMap(({method, path, parameters = []}) =>
      parameters
        .filter((parameter) => parameter.in === 'path')
        .filter(({schema = {}}) => typeof schema.examples?.[0] !== (schema.type === 'integer' ? 'number' : 'string'))
        .map(({name}) => `${method} ${path}: give the path parameter ${name} an example of its type`),
    );
    expect(problems).toEqual([]);
  });

  test('@api-02 no sample has a made-up id, and all operations of a path have the same, except of open and finished jobs', () => {
    const urls = new Map<string, Set<string>>();
    for (const one of operations.filter(({path}) => path.includes('{'))) {
      const {url} = sampleRequest(one, '');
      expect(url).not.toMatch(/abc123|\/1(?:\/|$)/);
      urls.set(one.path, (urls.get(one.path) ?? new Set()).add(url));
    }
    expect([...urls].filter(([path, all]) => all.size > 1 && !path.startsWith('/v2/bulk_jobs/'))).toEqual([]);
  });
});
