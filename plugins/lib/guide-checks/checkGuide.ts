import {type Node, childOf, entriesOf, join, keysOf, mapNodes} from '../../../openapi/model/node';
import {METHODS} from '../../../openapi/model/spec';
import {bodySchema, validatorOf} from '../../../openapi/tools/validation/validator';
import {readJson} from '../../../src/features/try-it/core/json';
import {hintFor} from '../guide-names/knownNames';
import {type Info, infoOf} from '../code-blocks/codeFences';
import {parseMdx, within} from '../markdown/markdown';

/** The body that a JSON code block shows. The default status of a response is any success. */
type Claim = Info['bodies'][number] & Pick<Info, 'status' | 'partial'>;

const FIX =
  'Write `request=<operationId>`, `response=<operationId>` or `event=<name>` after `json`, with ` partial` if fields are left out; or `other` if it is not a body of this API';

/** Reads the words after `json`. Undefined if the JSON is not a body of the API. @throws with the fix when the words are missing or ambiguous */
export function claimOf(meta: string): Claim | undefined {
  const {bodies, other, status, partial} = infoOf(meta);
  if (bodies.length + (other ? 1 : 0) !== 1) throw new Error(`The JSON does not say what it is. ${FIX}`);
  return bodies[0] && {...bodies[0], status, partial};
}

/** A problem in a line of a guide, with its fix. */
export interface LineProblem {
  readonly line: number;
  readonly message: string;
}

export interface JsonFence {
  /** Of the opening backticks, counted from 1. */
  readonly line: number;
  /** The words after `json`. */
  readonly meta: string;
  readonly text: string;
}

/** The JSON code blocks of an MDX text, including those in lists and quotes. */
export const jsonFencesIn = (mdx: string): JsonFence[] =>
  [...within(parseMdx(mdx))].flatMap((node) =>
    node.type === 'code' && node.lang?.toLowerCase() === 'json'
      ? {line: node.position?.start.line ?? 1, meta: node.meta ?? '', text: node.value}
      : [],
  );

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

/** Checks guides against a description. Made once for all of them, because reading the schemas takes most of the time. */
export function guideCheck(spec: Node): (mdx: string) => LineProblem[] {
  const whole = validatorOf(spec);
  const shortened = validatorOf(partly(spec));

  /** The problems against the schema that fits best, if an operation has several responses. */
  function wrongIn(claim: Claim, value: unknown): string[] {
    const validate = claim.partial ? shortened : whole;
    const verdicts = bodySchemas(spec, claim).map((pointer) => validate(pointer, value, 'the body'));
    return verdicts.sort((a, b) => a.length - b.length)[0] ?? [];
  }

  function problemsOf({line, meta, text}: JsonFence): LineProblem[] {
    const read = readJson(text);
    if (read.kind === 'error')
      return [{line: line + read.line, message: `The JSON is not valid: ${read.reason}. Correct the JSON.`}];
    try {
      const value: unknown = JSON.parse(text);
      const claim = claimOf(meta);
      const wrong = claim ? wrongIn(claim, value) : [];
      return wrong.map((words) => ({
        line,
        message: `${claim?.kind ?? ''} ${claim?.name ?? ''}: ${words}. ${SHORTENED}.`,
      }));
    } catch (error) {
      const fix = error instanceof SyntaxError ? '. Correct the JSON' : '';
      return [{line, message: `${(error as Error).message}${fix}.`}];
    }
  }

  return (mdx) => jsonFencesIn(mdx).flatMap(problemsOf);
}
