import type {Field, FieldGroup, FieldListBlock} from './block';

/** Fields of a list under one heading. */
interface GroupedFields {
  readonly heading?: FieldGroup;
  readonly fields: readonly Field[];
}

/** A list of fields, split at its headings. Without headings, the whole list. */
export function groupedFields({fields, groups}: Pick<FieldListBlock, 'fields' | 'groups'>): GroupedFields[] {
  if (!groups) return [{fields}];
  return groups.map((heading, index) => {
    const start = groups.slice(0, index).reduce((sum, {count}) => sum + count, 0);
    return {heading, fields: fields.slice(start, start + heading.count)};
  });
}
