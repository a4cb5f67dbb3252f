import {sampleRequest} from '../../../src/features/samples/core/sampleRequest';
import {dereferenceOperation} from '../../model/dereference';
import type {PlacedOperation, Spec} from '../../model/spec';
import {requestDescription} from '../markdown';
import type {OperationPage} from '../page';
import {say} from '../say';
import {pageAnchors} from '../schema/context';
import {describedSections, finishedSections} from '../sections';
import {type Version, isNewest, pageUrl, titleWithVersion} from '../version';
import {essentials} from './essentials';
import {parameterSections} from './parameters';
import {requestBodySection} from './requestBody';
import {responseSamples} from './responseSamples';
import {responseSections} from './responses';
import {sharedErrorsOf} from './sharedErrors';

function builtPage(spec: Spec, placed: PlacedOperation, version: Version): OperationPage {
  const operation = dereferenceOperation(spec, placed, '');
  const {operationId: id, method, path, summary, description = summary, tags, deprecated} = operation;
  const server = spec.servers[0]?.url ?? '';
  const claim = pageAnchors();
  const shared = {url: version.baseUrl, statuses: sharedErrorsOf(placed)};
  return {
    kind: 'operation',
    version: version.id,
    id,
    url: pageUrl(version, id),
    title: summary,
    metaTitle: isNewest(version) ? undefined : titleWithVersion(summary, version),
    description: requestDescription(description, method, path),
    method,
    path,
    server,
    deprecated: deprecated ? say('operation.deprecated') : undefined,
    resource: tags?.[0],
    scopes: (operation['x-scopes'] ?? []).map(({scope}) => scope),
    events: operation['x-webhook-events'] ?? [],
    request: sampleRequest(operation, server),
    sections: finishedSections([
      ...describedSections(description, [essentials(operation)]),
      ...parameterSections(operation, claim),
      ...requestBodySection(operation, claim),
      ...responseSections(operation, shared, claim),
    ]),
    responses: responseSamples(operation),
  };
}

/**
 * The page of an operation.
 * @param placed the operation in the bundle, with references
 * @throws with the operation ID and the reason when its description cannot be shown
 */
export function operationPage(spec: Spec, placed: PlacedOperation, version: Version): OperationPage {
  try {
    return builtPage(spec, placed, version);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The operation ${placed.operationId} cannot be shown: ${reason}.`, {cause: error});
  }
}
