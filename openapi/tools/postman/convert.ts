import converter from 'openapi-to-postmanv2';
import type {Spec} from '../../model/spec';
import type {Collection} from './collection';

const OPTIONS = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  requestParametersResolution: 'Example',
  exampleParametersResolution: 'Example',
  // A request is sent as it stands: optional parameters are there to be switched on.
  enableOptionalParameters: false,
  includeAuthInfoInExample: false,
  alwaysInheritAuthentication: true,
} as const;

/** The collection as the converter makes it. @throws with its reason when it makes none. */
export function convert(spec: Spec): Promise<Collection> {
  return new Promise((resolve, reject) => {
    converter.convertV2({type: 'json', data: spec}, OPTIONS, (error, conversion) => {
      const collection = conversion?.output?.find(({type}) => type === 'collection');
      if (collection) resolve(collection.data as Collection);
      else reject(error ?? new Error(`${spec.info.title}: no Postman collection. ${conversion?.reason ?? ''}`.trim()));
    });
  });
}
