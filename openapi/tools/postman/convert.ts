import converter from 'openapi-to-postmanv2';
import type {Spec} from '../../model/spec';
import type {Collection} from './collection';

const OPTIONS = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  requestParametersResolution: 'Example',
  exampleParametersResolution: 'Example',
  // Optional parameters are listed, but disabled.
  enableOptionalParameters: false,
  includeAuthInfoInExample: false,
  alwaysInheritAuthentication: true,
} as const;

/** Runs the converter. @throws with its reason when it returns no collection */
export function convert(spec: Spec): Promise<Collection> {
  return new Promise((resolve, reject) => {
    converter.convertV2({type: 'json', data: spec}, OPTIONS, (error, conversion) => {
      const collection = conversion?.output?.find(({type}) => type === 'collection');
      if (collection) resolve(collection.data as Collection);
      else reject(error ?? new Error(`${spec.info.title}: no Postman collection. ${conversion?.reason ?? ''}`.trim()));
    });
  });
}
