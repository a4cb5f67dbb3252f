import {editDistance} from '../../../utils/editDistance';
import type {FoundOperation} from '../../pasted-request/core/findOperation';
import type {PastedRequest} from '../../pasted-request/core/pastedRequest';
import type {Draft} from './draft';
import type {Field, Values} from './fields';
import type {LoadedOperation} from './operation';
import type {Pasted, PastedNotes, Unfit} from './pasted';
import {hasKey, hasSecret, isSecret, publicBody} from './secrets';

/** The largest number of wrong letters in the name of a parameter. */
const WRONG_LETTERS = 3;

/** A field and its text for a parameter. The entries of a map are names with values: `custom_fields[Fleet size]=140`. */
function placed(fields: readonly Field[], name: string, value: string): readonly [Field, string] | undefined {
  const own = fields.find((field) => field.name === name);
  if (own) return [own, value];
  const [, map, entry] = /^([^[]+)\[([^\]]+)\]$/.exec(name) ?? [];
  const pairs = fields.find((field) => field.shape === 'pairs' && field.name === map);
  return pairs && entry !== undefined ? [pairs, `${entry}=${value}`] : undefined;
}

/** The name of a parameter that is almost the same: `person_id[]` for `person_ids`. */
function nearestName(fields: readonly Field[], name: string): string | undefined {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[[\]-]/g, '_')
      .replace(/(?<!_)_+$/, '');
  const wanted = plain(name);
  const [best] = fields
    .map((field) => [editDistance(plain(field.name), wanted, WRONG_LETTERS), field.name] as const)
    .sort(([one], [other]) => one - other);
  return best && best[0] <= Math.min(WRONG_LETTERS, wanted.length / 3) ? best[1] : undefined;
}

/** A number, a UUID, or a short name such as `me`. Anything else in a path can be a key. */
const ID = /^(?:\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\w.-]{1,15})$/i;

/** Values of parameters, and what has no place in the form. */
interface Filled {
  readonly values: Values;
  readonly unfit: readonly Unfit[];
  readonly hadCredential: boolean;
}

function fillParameters({fields}: LoadedOperation, {request, values: inPath}: Source): Filled {
  const of = (location: Field['location']): readonly Field[] => fields.filter((field) => field.location === location);
  const ids = inPath.filter(([, value]) => ID.test(value));
  const values: Record<string, string[]> = Object.fromEntries(ids.map(([name, value]) => [`path:${name}`, [value]]));
  const unfit: Unfit[] = inPath.filter((pair) => !ids.includes(pair)).map(([name]) => ({kind: 'id', name}));
  let hadCredential = false;
  for (const [kind, all, pairs] of [
    ['parameter', of('query'), request.query],
    ['header', of('header'), request.headers],
  ] as const) {
    for (const [name, value] of pairs) {
      const known = placed(all, kind === 'header' ? name.toLowerCase() : name, value);
      if (isSecret(name, value)) hadCredential = true;
      else if (!known) unfit.push({kind, name, nearest: nearestName(all, name)});
      else if (known[0].shape === 'one' && values[known[0].id]) unfit.push({kind: 'repeated', name});
      else (values[known[0].id] ??= []).push(known[1]);
    }
  }
  return {values, unfit, hadCredential};
}

/** A request that belongs to an operation. */
export interface Source extends Pick<FoundOperation, 'values' | 'otherPath' | 'methods'> {
  readonly request: PastedRequest;
}

/** Pairs of a web form, as `curl -d` sends them. */
const isEncoded = (body: string): boolean => /^[^\s=&{["]+=/.test(body);

/** @returns the source of a request. What a form has no place for can be a key, too: `-A "Bearer …"`. */
export const sourceOf = (text: string, request: PastedRequest, found: FoundOperation): Source => ({
  ...found,
  request: {...request, hadCredential: request.hadCredential || hasKey(text)},
});

/** A foreign host. Names below its domain can be secrets. */
const domainOf = (host: string): string => (/^[\d.:]+$/.test(host) ? host : host.split('.').slice(-2).join('.'));

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

function unfitAround(loaded: LoadedOperation, {request, otherPath, methods}: Source, apiUrl: string): readonly Unfit[] {
  const {body, connection, end, host, method = '', open} = request;
  const hosts = [loaded.server, apiUrl].map(hostOf);
  return [
    ...(host !== undefined && !hosts.includes(host.toLowerCase())
      ? [{kind: 'host', name: domainOf(host)} as const]
      : []),
    ...(otherPath === undefined ? [] : [{kind: 'path', name: otherPath, now: loaded.operation.path} as const]),
    ...(methods ? [{kind: 'method', name: method, methods} as const] : []),
    ...open.map((name) => ({kind: 'open', name}) as const),
    ...connection.map((name) => ({kind: 'connection', name}) as const),
    ...(body !== undefined && !loaded.hasBody ? [{kind: 'body'} as const] : []),
    ...(end === 'whole' ? [] : [{kind: end}]),
  ];
}

/** Names are shown, so that one that is a secret itself isn't. */
const withoutSecrets = (one: Unfit): Unfit => ('name' in one && hasSecret(one.name) ? {...one, name: '…'} : one);

/** A pasted body, without secrets. */
export function fillBody(text: string): {readonly body: string; readonly notes: PastedNotes} {
  const body = publicBody(text);
  const isLost = body === '' && text.trim() !== '';
  const unfit: readonly Unfit[] = isLost ? [{kind: 'lost'}] : isEncoded(body) ? [{kind: 'encoded'}] : [];
  return {body, notes: {unfit, hadCredential: body !== text}};
}

/** What a pasted request fills in, and what of it doesn't fit. @param apiUrl the configured API */
export function fillIn(loaded: LoadedOperation, source: Source, apiUrl: string): Pasted {
  const {request} = source;
  const {values, unfit, hadCredential} = fillParameters(loaded, source);
  // A command has all of its request. A URL says nothing of the body.
  const text = request.body ?? (request.method === undefined ? undefined : '');
  const filled = loaded.hasBody && text !== undefined ? fillBody(text) : undefined;
  const content: Pick<Draft, 'values' | 'body'> = {values, body: filled?.body};
  const notes = {
    unfit: [...unfitAround(loaded, source, apiUrl), ...unfit, ...(filled?.notes.unfit ?? [])].map(withoutSecrets),
    hadCredential: request.hadCredential || hadCredential || filled?.notes.hadCredential === true,
  };
  return {content, notes};
}
