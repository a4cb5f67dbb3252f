import {type Node, childOf, entriesOf, join, keysOf, mapNodes} from '../../../../openapi/model/node';
import {METHODS} from '../../../../openapi/model/spec';
import {bodySchema, validatorOf} from '../../../../openapi/tools/validation/validator';
import {parsedJson} from '../../../../src/utils/parsedJson';
import {hintFor} from '../../guide-names/knownNames';
import type {GuideRule} from './guide';
import {type Claim, type JsonFence, claimOf, jsonFencesIn} from './jsonFences';

/** Pointers to the deliveries of events by name, or to operations by ID. */
function placesOf(spec: Node, kind: Claim['kind']): ReadonlyMap<string, string> {
  const section = kind === 'event' ? 'webhooks' : 'paths';
  const places = entriesOf(spec, section).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method): [string, string] => [
      kind === 'event' ? path : String(childOf(item, method).operationId),
      join('', section, path, method),
    ]),
  );
  return new Map(places);
}

/**
 * JSON pointers of the possible schemas of a body. Several if the operation has several responses.
 * @throws with the fix when the description has no such operation, event or body
 */
function bodySchemas(spec: Node, {kind, name, status}: Claim): string[] {
  const places = placesOf(spec, kind);
  const place = places.get(name);
  if (place === undefined) {
    const noun = kind === 'event' ? 'webhook event' : 'operation';
    throw new Error(`There is no ${noun} "${name}".${hintFor(name, places.keys())} Correct the name`);
  }
  const responses = entriesOf(keysOf(place).reduce(childOf, spec), 'responses').filter(([code]) =>
    status === undefined ? code.startsWith('2') : code === status,
  );
  const bodies =
    kind === 'response' ? responses.map(([code]) => join(place, 'responses', code)) : [join(place, 'requestBody')];
  const schemas = bodies.flatMap((pointer) => bodySchema(spec, pointer) ?? []);
  if (schemas.length === 0) {
    throw new Error(
      `The description of ${name} has no JSON for ${kind} ${status ?? ''}`.trimEnd() +
        '. Correct the name, the kind or the status',
    );
  }
  return schemas;
}

const SHORTENED = 'Correct it, mark it `partial` if fields are left out, or correct the schema in openapi/';

/** A copy without required fields, for shortened bodies. Several variants of such a body can match, so one is enough. */
const partly = (spec: Node): Node =>
  mapNodes(spec, (node) =>
    Object.fromEntries(
      Object.entries(node)
        .filter(([key, value]) => !(key === 'required' && Array.isArray(value)))
        .map(([key, value]) => [key === 'oneOf' && Array.isArray(value) ? 'anyOf' : key, value]),
    ),
  ) as Node;

type Validate = ReturnType<typeof validatorOf>;

/** Makes a validator once for each description, because reading the schemas takes most of the time. */
function onceFor(make: (spec: Node) => Validate): (spec: Node) => Validate {
  const made = new WeakMap<Node, Validate>();
  return (spec) => {
    const validate = made.get(spec) ?? make(spec);
    made.set(spec, validate);
    return validate;
  };
}

const wholeOf = onceFor(validatorOf);
const shortenedOf = onceFor((spec) => validatorOf(partly(spec)));

/** The problems of a body against the schema that fits best, if an operation has several responses. */
function wrongIn(spec: Node, claim: Claim, value: unknown): string[] {
  const validate = (claim.partial ? shortenedOf : wholeOf)(spec);
  const verdicts = bodySchemas(spec, claim).map((pointer) => validate(pointer, value, 'the body'));
  const [best = []] = verdicts.sort((a, b) => a.length - b.length);
  return best.map((words) => `${claim.kind} ${claim.name}: ${words}. ${SHORTENED}.`);
}

/** The problems of a JSON code block. What isn't JSON is reported on its own. */
function messagesOf(spec: Node, {meta, text}: JsonFence): string[] {
  const value = parsedJson(text);
  if (value === undefined) return [];
  try {
    const claim = claimOf(meta);
    return claim ? wrongIn(spec, claim, value) : [];
  } catch (error) {
    return [`${(error as Error).message}.`];
  }
}

export const jsonBodies: GuideRule = {
  id: 'json-bodies',
  description: 'JSON says which body of the API it is, and matches its schema',
  check: (guide) =>
    jsonFencesIn(guide).flatMap((fence) =>
      messagesOf(guide.spec, fence).map((message) => ({line: fence.line, message})),
    ),
};
