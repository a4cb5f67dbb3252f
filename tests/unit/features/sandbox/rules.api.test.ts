import {describe, expect, test} from 'vitest';
import type {Rule, Selection} from '../../../../openapi/model/sandboxRules';
import {type Schema, mainMedia, operationsOf} from '../../../../openapi/model/spec';
import {readRules} from '../../../../openapi/tools/sandbox/publishRules';
import {successOf} from '../../../../src/features/sandbox/core/records';
import {description, router} from './testSandbox';

const {rules, records, filters, fields} = readRules();
const operations = operationsOf(description);
const ids = operations.map(({operationId}) => operationId);

/** Fields of the records of a list, and fields that a request can only send, such as `idempotency_key`. */
function fieldsOf(list: string): readonly string[] {
  const path = list.replace('$id', '1');
  const [read, create] = ['GET', 'POST'].map((method) => router.find(method, path)?.operation);
  if (!read) throw new Error(`${list} is no list of the API`);
  const sent: Schema = mainMedia(create?.requestBody?.content)?.[1].schema ?? {};
  return [successOf(read).record, sent].flatMap((schema) => Object.keys(schema?.properties ?? {}));
}

const namedBy = ({list, where}: Selection, ...more: object[]) => ({
  list,
  names: [where, ...more].flatMap((one) => Object.keys(one)),
});

/** The lists of a rule, and the fields that it names of their records. */
function readBy({unique, requires, changes, to = {}, adds, record = {}, removes}: Rule) {
  return [
    ...[unique, requires, removes].flatMap((one) => (one ? [namedBy(one)] : [])),
    ...(changes ? [namedBy(changes, to)] : []),
    ...(adds === undefined ? [] : [{list: adds, names: Object.keys(record)}]),
  ];
}

const VERBS = ['unique', 'requires', 'sets', 'changes', 'adds', 'removes'];
/** What belongs to a verb. */
const PARTS = ['if', 'error', 'to', 'record', 'as'];

describe('@run-03 the rules of the sandbox', () => {
  test.each(Object.entries(rules))('of %s have only the six verbs, and name lists and fields that exist', (id, all) => {
    expect(ids).toContain(id);
    for (const rule of all) {
      const keys = Object.keys(rule);
      expect([...VERBS, ...PARTS]).toEqual(expect.arrayContaining(keys));
      expect(keys.some((key) => VERBS.includes(key))).toBe(true);
      if (rule.requires) expect(rule.error).toBeDefined();
      for (const {list, names} of readBy(rule)) expect(fieldsOf(list)).toEqual(expect.arrayContaining(names));
    }
  });

  test('name operations and lists that exist, and filters that a list has', () => {
    expect(ids).toEqual(expect.arrayContaining(Object.keys(records)));
    for (const list of Object.values(fields.lists).flatMap(({account}) => account ?? [])) fieldsOf(list);
    const known = operations
      .filter(({method}) => method === 'get')
      .flatMap(({path, parameters = []}) => {
        const {operation} = router.find('GET', path.replaceAll(/\{\w+\}/g, 'x')) ?? {};
        return (operation?.parameters ?? parameters).flatMap((one) => {
          const name = 'name' in one ? one.name.replace(/\[.*/, '') : '';
          return [name, `${path} ${name}`];
        });
      });
    expect(known).toEqual(expect.arrayContaining(Object.keys(filters)));
  });
});
