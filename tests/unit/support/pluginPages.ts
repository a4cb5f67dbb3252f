import {processOpenapiFiles, readOpenapiFiles} from 'docusaurus-plugin-openapi-docs/lib/openapi';
import {referenceConfig} from '../../../plugins/reference-pages';
import type {PlacedOperation} from '../../../openapi/model/spec';

/** The page of an operation, and what it was made from. */
export interface OperationMdx {
  readonly operation: PlacedOperation;
  readonly page: string;
}

type Item = {readonly type: string} & Parameters<
  ReturnType<typeof referenceConfig>['markdownGenerators']['createApiPageMD']
>[0];

/** The pages of a bundle's operations by id: read and taken apart by the OpenAPI plugin, written by our generators. */
export async function operationPagesOf(specPath: string, baseUrl: string): Promise<ReadonlyMap<string, OperationMdx>> {
  const files = await readOpenapiFiles(specPath);
  const [items] = await processOpenapiFiles(files, {specPath, outputDir: ''}, {});
  const {createApiPageMD} = referenceConfig({
    id: 'x',
    label: 'x',
    outputDir: 'x',
    specPath,
    baseUrl,
  }).markdownGenerators;
  return new Map(
    (items as unknown as Item[])
      .filter(({type}) => type === 'api')
      .map((item) => [item.id, {operation: item.api as PlacedOperation, page: createApiPageMD(item)}]),
  );
}
