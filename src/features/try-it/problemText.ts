import {translate} from '@docusaurus/Translate';
import type {Problem} from './core/checkValues';

const typeWords: Readonly<Record<string, () => string>> = {
  string: () => translate({id: 'site.tryIt.is.string', message: 'text'}),
  integer: () => translate({id: 'site.tryIt.is.integer', message: 'a whole number'}),
  number: () => translate({id: 'site.tryIt.is.number', message: 'a number'}),
  boolean: () => translate({id: 'site.tryIt.is.boolean', message: 'true or false'}),
  object: () => translate({id: 'site.tryIt.is.object', message: 'an object'}),
  array: () => translate({id: 'site.tryIt.is.array', message: 'a list'}),
};

/** `string, null` as words. */
const typesText = (types: string): string => {
  const or = translate({id: 'site.tryIt.or', message: ' or ', description: 'Between the types of a value'});
  const words = types.split(', ').map((type) => typeWords[type]?.() ?? type);
  return words.join(or);
};

function formatText(format: string): string {
  switch (format) {
    case 'date-time':
      return translate({
        id: 'site.tryIt.format.dateTime',
        message: 'Use a date and time, such as 2026-09-14T09:30:00-04:00.',
      });
    case 'date':
      return translate({id: 'site.tryIt.format.date', message: 'Use a date, such as 2026-09-14.'});
    case 'uri':
      return translate({id: 'site.tryIt.format.uri', message: 'Use a URL, such as https://www.example.com/.'});
    case 'uuid':
      return translate({
        id: 'site.tryIt.format.uuid',
        message: 'Use a UUID, such as 4f6c1f0e-8d1b-4b52-9a57-2f1f6f1c8e01.',
      });
    default:
      return translate({id: 'site.tryIt.format', message: 'Must be in the format {limit}.'}, {limit: format});
  }
}

function requiredText(name: string): string {
  if (name === '') return translate({id: 'site.tryIt.required', message: 'Required.'});
  return translate({id: 'site.tryIt.required.field', message: 'Add the required field {name}.'}, {name});
}

/** A sentence with the problem of a value and its fix. */
export function problemText({keyword, limit = '', detail}: Problem): string {
  const values = {limit};
  switch (keyword) {
    case 'required':
      return requiredText(limit);
    case 'alternatives':
      return translate({id: 'site.tryIt.alternatives', message: 'Enter one of these: {limit}.'}, values);
    case 'dots':
      return translate({
        id: 'site.tryIt.dots',
        message: 'A single or double dot would change the URL. Enter another value.',
      });
    case 'pair':
      return translate({
        id: 'site.tryIt.pair',
        message: 'Enter a name, an equals sign, and a value, such as Fleet size=140.',
      });
    case 'duplicate':
      return translate({id: 'site.tryIt.twice', message: 'Enter one value for {limit}.'}, values);
    case 'type':
      return translate({id: 'site.tryIt.type', message: 'Must be {limit}.'}, {limit: typesText(limit)});
    case 'enum':
      return translate({id: 'site.tryIt.enum', message: 'Must be one of: {limit}.'}, values);
    case 'minimum':
      return translate({id: 'site.tryIt.minimum', message: 'Must be {limit} or more.'}, values);
    case 'maximum':
      return translate({id: 'site.tryIt.maximum', message: 'Must be {limit} or less.'}, values);
    case 'minLength':
      return translate({id: 'site.tryIt.minLength', message: 'Must have at least {limit} characters.'}, values);
    case 'maxLength':
      return translate({id: 'site.tryIt.maxLength', message: 'Must have at most {limit} characters.'}, values);
    case 'minItems':
      return translate({id: 'site.tryIt.minItems', message: 'Must have at least {limit} items.'}, values);
    case 'maxItems':
      return translate({id: 'site.tryIt.maxItems', message: 'Must have at most {limit} items.'}, values);
    case 'format':
      return formatText(limit);
    case 'pattern':
      return limit === ''
        ? translate({id: 'site.tryIt.pattern.any', message: 'Does not match the documented pattern.'})
        : translate({id: 'site.tryIt.pattern', message: 'Must match the pattern {limit}.'}, values);
    case 'false':
      return translate({id: 'site.tryIt.unknownField', message: 'Unknown field. Remove it.'});
    default:
      return detail;
  }
}
