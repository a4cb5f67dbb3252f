import type {Arazzo1Rule, Location, UserContext} from '@redocly/openapi-core';
import {API_KEY} from '../../../src/features/recipes/core/recipe';
import {isSecret} from '../../../src/features/try-it/core/secrets';
import {isNode} from '../../model/node';

const inputsIn = (text: string): string[] => text.match(/(?<=\$inputs\.)[\w-]+/g) ?? [];

/** Where a part of a recipe uses a credential, other than in a header, or in a field of a body that has its name. */
function misplaced(part: unknown, at: Location, credentials: readonly string[], inBody = false): Location[] {
  if (typeof part === 'string') return inputsIn(part).some((name) => credentials.includes(name)) ? [at] : [];
  if (typeof part !== 'object' || part === null || (!inBody && 'in' in part && part.in === 'header')) return [];
  return Object.entries(part).flatMap(([key, child]) =>
    inBody && key !== API_KEY && child === `$inputs.${key}`
      ? []
      : misplaced(child, at.child([key]), credentials, inBody || key === 'requestBody'),
  );
}

interface Root {
  readonly workflows?: readonly {
    readonly inputs?: {readonly properties?: Readonly<Record<string, {readonly format?: string}>>};
  }[];
}

/** Requires credentials to be sent in headers, because URLs, bodies and outputs are shown, stored and logged. */
export const credentialInputs: Arazzo1Rule = () => ({
  Root(root: Root, {report, location}: UserContext) {
    const inputs = (root.workflows ?? []).flatMap((workflow) => Object.entries(workflow.inputs?.properties ?? {}));
    const credentials = inputs.flatMap(([name, schema]) =>
      isSecret(name, '') || (isNode(schema) && schema.format === 'password') ? [name] : [],
    );
    for (const place of misplaced(root, location, credentials))
      report({
        message: 'A credential is only sent in a header, or in a field of a body that has its name. Move it there.',
        location: place,
      });
  },
});
