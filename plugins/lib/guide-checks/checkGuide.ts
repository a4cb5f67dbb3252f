import {type Node, childOf, entriesOf, isNode, join, referred} from '../../../openapi/model/node';
import {validatorOf} from '../../../openapi/tools/validation/validator';
import {readJson} from '../../../src/features/try-it/core/json';
import {type Claim, type JsonFence, claimOf, jsonFencesIn} from './jsonFences';
import {operationsIn} from '../../../openapi/tools/validation/operations';
import {nearest} from '../guide-names/knownNames';

const JSON_TYPE = 'application/json';

/** JSON pointer to the schema of a body. */
function schemaOf(spec: Node, holder: Node, pointer: string): string[] {
  const {$ref} = holder;
  const at = typeof $ref === 'string' ? $ref.slice(1) : pointer;
  const media = childOf(childOf(referred(spec, holder), 'content'), JSON_TYPE);
  return 'schema' in media ? [join(at, 'content', JSON_TYPE, 'schema')] : [];
}

const isMeant = (status: string, wanted: string | undefined): boolean =>
  wanted === undefined ? status.startsWith('2') : status === wanted;

/**
 * JSON pointers of the possible schemas of a body. Several if the operation has several responses.
 * @throws with the fix when the description has no such operation, event or body
 */
function bodySchemas(spec: Node, {kind, name, status}: Claim): string[] {
  const section = kind === 'event' ? '/webhooks/' : '/paths/';
  const placed = operationsIn(spec).filter(({pointer}) => pointer.startsWith(section));
  const nameOf = ({node, pointer}: (typeof placed)[number]): string =>
    kind === 'event' ? (pointer.split('/')[2] ?? '') : String(node.operationId);
  const found = placed.find((operation) => nameOf(operation) === name);
  if (!found) {
    const guess = nearest(name, placed.map(nameOf));
    throw new Error(
      `There is no ${kind === 'event' ? 'webhook event' : 'operation'} "${name}". Did you mean "${guess ?? ''}"? Correct the name`,
    );
  }
  const {node, pointer} = found;
  const schemas =
    kind === 'response'
      ? entriesOf(node, 'responses')
          .filter(([code]) => isMeant(code, status))
          .flatMap(([code, response]) => schemaOf(spec, response, join(pointer, 'responses', code)))
      : schemaOf(spec, childOf(node, 'requestBody'), join(pointer, 'requestBody'));
  if (schemas.length === 0) {
    throw new Error(
      `The description of ${name} has no JSON for ${kind} ${status ?? ''}`.trimEnd() +
        '. Correct the name, the kind or the status',
    );
  }
  return schemas;
}

export interface JsonProblem {
  readonly line: number;
  readonly message: string;
}

type GuideCheck = (mdx: string) => JsonProblem[];

const SHORTENED = 'Correct it, mark it `partial` if fields are left out, or correct the schema in openapi/';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A copy without required fields, for shortened bodies. Several variants of such a body can match, so one is enough. */
function partly(spec: Node): Node {
  const copyOf = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(copyOf);
    if (!isNode(node)) return node;
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key, value]) => !(key === 'required' && Array.isArray(value)))
        .map(([key, value]) => [key === 'oneOf' && Array.isArray(value) ? 'anyOf' : key, copyOf(value)]),
    );
  };
  return copyOf(spec) as Node;
}

/** Checks guides against a description. Made once for all of them, because reading the schemas takes most of the time. */
export function guideCheck(spec: Node): GuideCheck {
  const whole = validatorOf(spec);
  const shortened = validatorOf(partly(spec));

  /** The problems against the schema that fits best, if an operation has several responses. */
  function wrongIn(claim: Claim, value: unknown): string[] {
    const validate = claim.partial ? shortened : whole;
    const verdicts = bodySchemas(spec, claim).map((pointer) => validate(pointer, value, 'the body'));
    return verdicts.sort((a, b) => a.length - b.length)[0] ?? [];
  }

  function problemsOf({line, meta, text}: JsonFence): JsonProblem[] {
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
      return [{line, message: `${reasonOf(error)}${fix}.`}];
    }
  }

  return (mdx) => jsonFencesIn(mdx).flatMap(problemsOf);
}
