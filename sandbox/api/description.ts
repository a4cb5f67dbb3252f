import type {Spec} from '../../openapi/model/spec';
import {readPublished} from '../../openapi/tools/bundle/readBundle';
import {apiVersions} from '../../src/config/apiVersions';

/** The published description of the API. @throws when it has not been bundled */
export const readDescription = (): Spec => readPublished(apiVersions[0]);
