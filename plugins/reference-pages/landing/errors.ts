import {dereference} from '../../../openapi/model/dereference';
import {type Response, type Spec, operationsOf} from '../../../openapi/model/spec';
import {say} from '../texts/say';

/** An error that operations share, with the statuses' one number. */
export interface SharedError {
  readonly status: string;
  /** Its names in the description, each with what it says; several where a status has several forms. */
  readonly responses: readonly (readonly [name: string, response: Response])[];
}

const COMPONENT = '#/components/responses/';

/** The name of the shared response that stands here, if one does. */
const nameOf = (response: Response): string | undefined => {
  const {$ref} = response as {readonly $ref?: string};
  return $ref?.startsWith(COMPONENT) ? $ref.slice(COMPONENT.length) : undefined;
};

/** The error responses of `components.responses` by status, in the order of their numbers. A component does not know its status: the operations do. */
export function sharedErrors(spec: Spec): readonly SharedError[] {
  const uses = operationsOf(spec)
    .flatMap(({responses = {}}) => Object.entries(responses))
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, response]) => ({status, name: nameOf(response)}));
  const statuses = [...new Set(uses.filter(({name}) => name).map(({status}) => status))].sort();
  return statuses.map((status) => {
    const names = new Set(uses.filter((use) => use.status === status).map(({name}) => name));
    const responses = Object.entries(spec.components.responses ?? {}).filter(([name]) => names.has(name));
    return {status, responses: dereference(spec, responses, say('field.sameShape'))};
  });
}
