import {type Target, isInitial} from './draft';
import {type Values, requestInput} from './fields';
import type {FormContext, FormState} from './form';
import {readJson} from './json';
import {type KnownId, idsFor} from './knownIds';
import type {LoadedOperation} from './operation';
import {withoutIds} from './accountDraft';

type Content = Pick<FormState, 'draft' | 'ids' | 'target'>;

/** The values of required parameters: the latest record that the visitor created, else the example. The sandbox has both. */
const sandboxValues = ({fields, operation}: LoadedOperation, created: readonly KnownId[]): Values =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = idsFor(field, operation, created)[0]?.id ?? field.example;
      return field.required && value !== undefined ? [[field.id, [value]]] : [];
    }),
  );

/** The text of the body as shown and sent. Empty without a body. */
export const bodyTextOf = ({hasBody, bodyMinimum}: LoadedOperation, {target, draft}: Content): string =>
  hasBody ? (draft.body ?? (target === 'sandbox' ? bodyMinimum : withoutIds(bodyMinimum))) : '';

/** The content of the form. In the sandbox it starts with its records, which never reach the account. */
export function shownForm(loaded: LoadedOperation, state: Content) {
  const {draft: own, ids, target} = state;
  const values = target === 'sandbox' ? {...sandboxValues(loaded, ids.created), ...own.values} : own.values;
  const bodyText = bodyTextOf(loaded, state);
  const body = readJson(bodyText);
  const input = requestInput(loaded.fields, values, body.kind === 'value' ? body.value : undefined);
  return {values, bodyText, body, input, isPristine: isInitial(own, loaded)};
}

/** Where the requests of a target go. Those of the sandbox stay in the page, with the URL of the description. */
export const serverOf = ({apiUrl, loaded}: FormContext, target: Target): string =>
  target === 'sandbox' ? loaded.server : apiUrl;
