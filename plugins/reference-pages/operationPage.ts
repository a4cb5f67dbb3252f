import {essentialsMdx} from './essentials';
import {attributes, frontMatter, mdxText, requestDescription} from './mdx';
import {operationSamples} from './operationSamples';
import {parametersMdx} from './parameters';
import {requestBodyMdx} from './requestBody';
import {type ErrorTarget, responsesMdx} from './responses';
import {pageAnchors} from './schema/place';
import type {PlacedOperation} from '../../openapi/model/spec';

/** What the page of an operation takes from the version that it belongs to. */
export interface OperationContext {
  /** Id of the version: `v2`. */
  readonly version: string;
  /** What its address begins with: `https://api.salesloft.com`. */
  readonly server: string;
  readonly errors: ErrorTarget;
  /** The version as titles name it, where another version has pages of the same titles. */
  readonly titleSuffix?: string;
}

function blocksOf(
  id: string,
  operation: PlacedOperation,
  {version, server, errors, titleSuffix}: OperationContext,
): string[] {
  const {method, path, summary, description = '', deprecated} = operation;
  const claim = pageAnchors();
  return [
    frontMatter({
      id,
      title: summary,
      title_meta: titleSuffix && `${summary} ${titleSuffix}`,
      description: requestDescription(description, method, path),
      hide_table_of_contents: true,
      custom_edit_url: null,
    }),
    `<Operation${attributes({method, path, server, deprecated})}>`,
    '<OperationText>',
    `<TryItPlace${attributes({version, operation: id})} />`,
    mdxText(description),
    essentialsMdx(operation),
    ...parametersMdx(operation, claim),
    ...requestBodyMdx(operation, claim),
    ...responsesMdx(operation, errors, claim),
    '</OperationText>',
    ...operationSamples(operation),
    '</Operation>',
    '',
  ];
}

/**
 * The page of one operation: words as Markdown, so that links are checked; fields and samples as components.
 * @throws with the operation's id and the reason when its description cannot be shown.
 */
export function operationPage(id: string, operation: PlacedOperation, context: OperationContext): string {
  try {
    return blocksOf(id, operation, context).join('\n\n');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The operation ${id} cannot be shown: ${reason}.`, {cause: error});
  }
}
