import {type PlacedOperation, type Spec, operationsOf} from '../../model/spec';
import {codeBlock, jsonBlock} from '../codeBlock';
import type {Block} from '../page';
import {say} from '../say';
import {markdownBlocks} from '../sections';
import {type Version, pageUrl} from '../version';

/** Returns the current user without a scope or an ID, so it is the best first call. It has this name in both versions. */
const OPERATION = 'me-index';

/** Fields of the user in the shortened response. */
const KEPT = ['id', 'name', 'email'];

function exampleOf({responses = {}}: PlacedOperation): unknown {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  return Object.values(success?.content ?? {})[0]?.example;
}

const kept = (record: object): object =>
  Object.fromEntries(Object.entries(record).filter(([key]) => KEPT.includes(key)));

/** A response with the few fields that identify the user, in its envelope if it has one. */
export function shortened(example: unknown): unknown {
  if (typeof example !== 'object' || example === null) return example;
  const {data} = example as {readonly data?: unknown};
  return typeof data === 'object' && data !== null ? {data: kept(data)} : kept(example);
}

/** A complete first call with its response, if the description has the operation. */
export function firstCall(spec: Spec, version: Version): Block[] {
  const operation = operationsOf(spec).find(({operationId}) => operationId === OPERATION);
  if (!operation) return [];
  const url = `${spec.servers[0]?.url ?? ''}${operation.path}`;
  const example = exampleOf(operation);
  return [
    ...markdownBlocks(say('firstCall.ask', {to: pageUrl(version, OPERATION)})),
    codeBlock(say('firstCall.request'), 'bash', `curl -sS ${url} \\\n  -H "Authorization: Bearer $SALESLOFT_API_KEY"`),
    ...(example === undefined
      ? []
      : [...markdownBlocks(say('firstCall.answer')), jsonBlock(say('firstCall.response'), shortened(example))]),
  ];
}
