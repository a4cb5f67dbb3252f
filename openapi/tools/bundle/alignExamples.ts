import {type Operation, type Spec, examplesOf, mainMedia, mapOperations} from '../../model/spec';
import {isObject} from '../../../src/utils/isObject';
import {mapValues} from '../../model/node';

type Values = Readonly<Record<string, unknown>>;

/** Whether two texts are one time in two formats. */
const isSameTime = (one: unknown, other: unknown): boolean => {
  const [time, otherTime] = [one, other].map((value) => Date.parse(String(value)));
  return /T\d\d:/.test(String(one)) && time === otherTime;
};

/** The value that a record shows for a written one. Lists of objects get more than what is written, so they stay. */
function writtenInto(shown: unknown, written: unknown): unknown {
  if (isObject(shown) && isObject(written)) return withWritten(shown, written);
  const isKept = typeof shown !== typeof written || Array.isArray(shown) !== Array.isArray(written);
  const isListOfObjects = Array.isArray(shown) && shown.some(isObject);
  return isKept || isListOfObjects || isSameTime(shown, written) ? shown : written;
}

/** A record with the values of a body: of the fields with the same name, and `step_id` as the ID of `step`. */
function withWritten(record: Values, body: Values): Values {
  return mapValues(record, (shown, name) => {
    if (name in body) return writtenInto(shown, body[name]);
    const id = body[`${name}_id`];
    if (!isObject(shown) || typeof id !== typeof shown.id || id === shown.id) return shown;
    const link = typeof shown._href === 'string' && {_href: shown._href.replace(/[^/]+$/, String(id))};
    return {...shown, id, ...link};
  });
}

/** Fields of use: contacts, emails sent. */
const USED = /^(?:(?:first|last)_(?:contacted|replied|used|completed)_|most_recent_)/;

/** A record that has just been created: not used, not changed. */
const withoutUse = (record: Values): Values =>
  mapValues(record, (shown, name) => {
    if (name === 'counts' && isObject(shown)) return mapValues(shown, () => 0);
    if (name === 'updated_at') return record.created_at ?? shown;
    if (name.endsWith('_count')) return 0;
    if (name === 'cadences') return [];
    return USED.test(name) ? null : shown;
  });

/** An operation whose example response is the one to its example request. Named examples stay as they are. */
function withEcho(operation: Operation, isCreation: boolean): Operation {
  const media = mainMedia(operation.requestBody?.content ?? {})?.[1];
  const body = media && examplesOf(media)[0]?.value;
  if (!isObject(body)) return operation;
  const responses = mapValues(operation.responses ?? {}, (response, status) => {
    if (!status.startsWith('2') || !response.content) return response;
    const content = mapValues(response.content, (shown) => {
      const {example} = shown;
      if (!isObject(example) || !isObject(example.data)) return shown;
      const data = withWritten(example.data, body);
      return {...shown, example: {...example, data: isCreation ? withoutUse(data) : data}};
    });
    return {...response, content};
  });
  return {...operation, responses};
}

/** Makes the example responses of writes show what the example requests write. */
export const alignExamples = (spec: Spec): Spec => ({
  ...spec,
  paths: mapValues(spec.paths, (item, path) =>
    mapOperations(item, (operation, method) => withEcho(operation, method === 'post' && !/upserts?$/.test(path))),
  ),
});
