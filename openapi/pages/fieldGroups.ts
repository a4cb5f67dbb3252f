import type {Field, FieldGroup, FieldListBlock} from './block';

/** Fields of a list below one of its headings. */
interface GroupedFields {
  readonly heading?: FieldGroup;
  readonly fields: readonly Field[];
}

/** A list of fields taken apart at its headings; the whole list where it has none. */
export function groupedFields({fields, groups}: Pick<FieldListBlock, 'fields' | 'groups'>): GroupedFields[] {
  if (!groups) return [{fields}];
  return groups.map((heading, index) => {
    const start = groups.slice(0, index).reduce((sum, {count}) => sum + count, 0);
    return {heading, fields: fields.slice(start, start + heading.count)};
  });
}
