import {keywordRule} from './keywords';
import {knownFormats} from './knownFormats';
import {nullableFields} from './nullableFields';
import {operationScopes} from './operationScopes';
import {tagGroups} from './tagGroups';
import {usefulDescription} from './usefulDescription';

/** Our rules by their names in openapi/ruleset.yaml and openapi/redocly.yaml. */
export const rulesPlugin = () => ({
  id: 'docs',
  rules: {
    oas3: {
      keywords: keywordRule,
      'known-formats': knownFormats,
      'nullable-fields': nullableFields,
      'operation-scopes': operationScopes,
      'tag-groups': tagGroups,
      'useful-description': usefulDescription,
    },
  },
});
