import {keywordRule} from './keywords';
import {nullableFields} from './nullableFields';
import {operationScopes} from './operationScopes';
import {tagGroups} from './tagGroups';
import {usefulDescription} from './usefulDescription';

/** Our rules by their names in openapi/redocly.yaml. */
export const rulesPlugin = () => ({
  id: 'docs',
  rules: {
    oas3: {
      keywords: keywordRule,
      'nullable-fields': nullableFields,
      'operation-scopes': operationScopes,
      'tag-groups': tagGroups,
      'useful-description': usefulDescription,
    },
  },
});
