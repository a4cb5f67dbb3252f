import {type Node, isNode} from '../../../openapi/model/node';
import {validatorOf} from '../../../openapi/tools/validation/validator';
import {readJson} from '../../../src/features/try-it/core/json';
import {bodySchemas} from './bodySchemas';
import {type Claim, claimOf} from './claim';
import {type JsonFence, jsonFencesIn} from './jsonFences';

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
