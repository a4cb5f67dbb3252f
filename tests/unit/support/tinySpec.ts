import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {addExamples} from '../../../openapi/tools/bundle/addExamples';
import type {Spec} from '../../../openapi/model/spec';
import {referencePages} from '../../../openapi/pages';
import type {ReferencePage} from '../../../openapi/pages/page';
import {type ApiVersion, apiVersions} from '../../../src/config/apiVersions';

/** A file of a description with the files that it refers to in their places. */
function read(file: string): unknown {
  const inline = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(inline);
    if (typeof node !== 'object' || node === null) return node;
    const {$ref} = node as {readonly $ref?: string};
    if ($ref !== undefined) return read(path.join(path.dirname(file), $ref));
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, inline(child)]));
  };
  return inline(parse(readFileSync(file, 'utf8')));
}

/** The tiny description of the fixtures, bundled without another process. */
export const tinySpec = (): Spec => addExamples(read('tests/fixtures/specs/tiny/openapi.yaml') as Spec);

/** The reference pages of a description, as those of a version. */
export const pagesOf = (spec: Spec, version: ApiVersion = apiVersions[0]): ReferencePage[] =>
  referencePages({
    version,
    spec,
    newest: spec,
    published: spec,
    history: [],
    guidesOf: () => [],
    guidePoints: [],
  });

/** The reference pages of the tiny description. */
export const tinyPages = (): ReferencePage[] => pagesOf(tinySpec());
