import type {Schema} from '../../../../openapi/model/spec';
import {completionsAt} from '../../../../src/features/body-editor/core/completions';
import {applyEdit} from '../../../../src/features/body-editor/core/edits';

const text = (more: Schema = {}): Schema => ({type: 'string', ...more});

/** A body with a field of each kind. */
export const schema: Schema = {
  type: 'object',
  required: ['email_address'],
  'x-requires-one-of': [['phone']],
  properties: {
    archived: {type: 'boolean'},
    attendees: {
      type: 'array',
      items: {type: 'object', required: ['email'], properties: {email: text(), organizer: {type: 'boolean'}}},
    },
    languages: {type: 'array', items: text({enum: ['de', 'fr', 'it']})},
    custom_fields: {type: 'object', additionalProperties: text()},
    due_date: text({format: 'date'}),
    email_address: text({description: 'Address of the `person`. Must be [unique](/x).'}),
    job_seniority: text({enum: ['director', 'executive']}),
    phone: text(),
    person_id: {type: 'integer'},
    reference: {type: ['string', 'null']},
    settings: {
      type: 'object',
      required: ['name'],
      properties: {name: text(), priority: text({'x-known-values': ['low', 'high']})},
    },
    starts_at: text({format: 'date-time'}),
    step: {
      oneOf: [
        {type: 'object', properties: {type: text({enum: ['email']}), subject: text()}},
        {type: 'object', properties: {type: text({enum: ['phone']}), instructions: text()}},
      ],
    },
    tags: {type: 'array', items: text()},
  },
};

export const described = {
  schema,
  idsFor: (name: string) => (name === 'person_id' ? [{id: '1234567890123456789', name: 'Ana'}] : []),
  now: new Date('2026-09-14T09:30:00'),
};

/** A text without the mark of the caret, and its position. */
export function withCaret(marked: string): readonly [text: string, position: number] {
  const position = marked.indexOf('|');
  return [marked.replace('|', ''), position];
}

/** The labels at the mark of the caret. */
export const labelsAt = (marked: string): readonly string[] =>
  completionsAt(...withCaret(marked), described).items.map(({label}) => label);

/** The text after a choice, with the mark of the caret. */
export function choose(marked: string, label: string): string {
  const [body, position] = withCaret(marked);
  const found = completionsAt(body, position, described).items.find((item) => item.label === label);
  if (!found) throw new Error(`${label} isn't offered in ${marked}.`);
  const after = applyEdit(body, found.edit);
  return `${after.slice(0, found.caret)}|${after.slice(found.caret)}`;
}
