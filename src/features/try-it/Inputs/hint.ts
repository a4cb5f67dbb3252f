import {translate} from '@docusaurus/Translate';
import type {Field, FieldType} from '../core/fields';

const types: Partial<Readonly<Record<FieldType, () => string>>> = {
  integer: () => translate({id: 'site.tryIt.type.integer', message: 'whole number'}),
  number: () => translate({id: 'site.tryIt.type.number', message: 'number'}),
  'date-time': () =>
    translate({id: 'site.tryIt.type.dateTime', message: 'date and time, such as 2026-09-14T09:30:00-04:00'}),
};

/** The hint of an input: type, range, default, example. */
export function hintOf(field: Field): string {
  const {minimum, maximum} = field.schema;
  const isLines = field.shape !== 'one' && field.choices.length === 0;
  const kind = [
    field.shape === 'pairs' ? translate({id: 'site.tryIt.type.pairs', message: 'name=value'}) : types[field.type]?.(),
    isLines && translate({id: 'site.tryIt.perLine', message: '(one per line)'}),
    minimum !== undefined && translate({id: 'site.tryIt.from', message: 'from {limit}'}, {limit: String(minimum)}),
    maximum !== undefined && translate({id: 'site.tryIt.to', message: 'to {limit}'}, {limit: String(maximum)}),
  ];
  const words = [
    kind.filter(Boolean).join(' '),
    field.default !== undefined &&
      translate({id: 'site.tryIt.default', message: 'default: {value}'}, {value: field.default}),
    field.example !== undefined &&
      translate({id: 'site.tryIt.example', message: 'example: {value}'}, {value: field.example}),
    field.special.length > 0 &&
      translate({id: 'site.tryIt.special', message: 'or {values}'}, {values: field.special.join(', ')}),
  ];
  return words.filter(Boolean).join(', ');
}
