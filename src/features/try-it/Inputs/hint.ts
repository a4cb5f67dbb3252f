import {translate} from '@docusaurus/Translate';
import type {Field} from '../core/fields';

const typeWords = ({type, shape}: Field): string => {
  if (shape === 'pairs') return translate({id: 'site.tryIt.type.pairs', message: 'name=value'});
  switch (type) {
    case 'integer':
      return translate({id: 'site.tryIt.type.integer', message: 'whole number'});
    case 'number':
      return translate({id: 'site.tryIt.type.number', message: 'number'});
    case 'date-time':
      return translate({id: 'site.tryIt.type.dateTime', message: 'date and time, such as 2026-09-14T09:30:00-04:00'});
    default:
      return '';
  }
};

/** The hint of an input: type, range, default, example. */
export function hintOf(field: Field): string {
  const {minimum, maximum} = field.schema;
  const isLines = field.shape !== 'one' && field.choices.length === 0;
  const kind = [
    typeWords(field),
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
