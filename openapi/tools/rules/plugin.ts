import {arrayParameters} from './arrayParameters';
import {bodyExamples} from './bodyExamples';
import {errorResponses} from './errorResponses';
import {keywordRule} from './keywords';
import {nullableFields} from './nullableFields';
import {operationExtensions} from './operationExtensions';
import {operationIdSlug} from './operationIdSlug';
import {successor} from './successor';
import {tagGroups} from './tagGroups';
import {usefulDescription} from './usefulDescription';

/** Our rules by their names in openapi/redocly.yaml. Paths in that file are relative to its folder. */
export const rulesPlugin = ({contentDir}: {readonly contentDir: string}) => ({
  id: 'docs',
  rules: {
    oas3: {
      'array-parameters': arrayParameters,
      'body-examples': bodyExamples,
      'error-responses': errorResponses,
      keywords: keywordRule,
      'nullable-fields': nullableFields,
      'operation-extensions': operationExtensions,
      'operation-id-slug': operationIdSlug,
      successor: successor(contentDir),
      'tag-groups': tagGroups,
      'useful-description': usefulDescription,
    },
  },
});
