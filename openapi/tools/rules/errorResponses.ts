import type {Context, Rule} from './redocly';

interface Options {
  /** Statuses that every operation of this version can return. */
  readonly always: readonly string[];
}

/** The error statuses that an operation must list but doesn't. */
export function missingErrors(
  path: string,
  responses: Readonly<Record<string, unknown>>,
  always: readonly string[],
): string[] {
  const expected = [...always, ...(path.includes('{') ? ['404'] : [])];
  return expected.filter((status) => !(status in responses)).sort();
}

/** Requires the errors that any request can get, and 404 if the path has a parameter. */
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
