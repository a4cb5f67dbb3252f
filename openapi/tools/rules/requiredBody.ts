import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import type {Schema} from '../../model/spec';

type InputSchema = Pick<Schema, 'required' | 'x-requires-one-of'>;

interface RequestBody {
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, {readonly schema?: object}>>;
}

/** Requires a body whose schema requires fields to be required itself. Validators otherwise accept a request without one. */
export const requiredBody: Oas3Rule = () => ({
  RequestBody({required, content = {}}: RequestBody, {report, location, resolve}: UserContext) {
    const needsFields = Object.values(content).some(({schema = {}}) => {
      const {required: fields = [], 'x-requires-one-of': choices = []} = resolve<InputSchema>(schema).node ?? {};
      return fields.length + choices.length > 0;
    });
    if (required === true || !needsFields) return;
    const message = 'The schema requires fields, so the body is required too. Write `required: true`.';
    report({message, location: required === undefined ? location.key() : location.child(['required'])});
  },
});
