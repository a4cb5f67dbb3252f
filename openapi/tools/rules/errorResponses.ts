import type {Context, Rule} from './redocly';

interface Options {
  /** Statuses that every operation of this version may answer. */
  readonly always: readonly string[];
}

/** The error statuses that an operation should list and does not. */
export function missingErrors(
  path: string,
  responses: Readonly<Record<string, unknown>>,
  always: readonly string[],
): string[] {
  const expected = [...always, ...(path.includes('{') ? ['404'] : [])];
  return expected.filter((status) => !(status in responses)).sort();
}

/** A client is written against the errors too: the ones that any call can meet, and 404 wherever a record is addressed. */
export const errorResponses: Rule<Options> = ({always}) => {
  let path = '';
  return {
    Paths: {
      PathItem: {
        enter(_: unknown, {key}: Context) {
          path = String(key);
        },
        Operation({responses = {}}: {responses?: Record<string, unknown>}, {report, location}: Context) {
          const missing = missingErrors(path, responses, always).join(', ');
          if (!missing) return;
          report({
            message: `The operation lists no response ${missing}. Add a \`$ref\` to the shared response in components/responses.`,
            location: location.child(['responses']).key(),
          });
        },
      },
    },
  };
};
