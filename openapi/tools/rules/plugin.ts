import {bodyExamples} from './bodyExamples';
import {keywordRule} from './keywords';
import {nullableFields} from './nullableFields';
import {operationScopes} from './operationScopes';
import {successor} from './successor';
import {tagGroups} from './tagGroups';
import {usefulDescription} from './usefulDescription';

/** Our rules by their names in openapi/redocly.yaml. Paths in that file are relative to its folder. */
export const rulesPlugin = ({contentDir}: {readonly contentDir: string}) => ({
  id: 'docs',
  rules: {
    oas3: {
      'body-examples': bodyExamples,
      keywords: keywordRule,
      'nullable-fields': nullableFields,
      'operation-scopes': operationScopes,
      successor: successor(contentDir),
      'tag-groups': tagGroups,
      'useful-description': usefulDescription,
    },
  },
});
