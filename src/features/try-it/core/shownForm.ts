import {parseTree} from 'jsonc-parser';
import {type Target, isInitial} from './draft';
import {type Values, requestInput, withNames} from './fields';
import type {FormContext, FormState} from './formState';
import {readJson} from './json';
import {type KnownId, idsFor} from './knownIds';
import type {LoadedOperation} from './operation';
import {withoutIds} from './accountDraft';

type Content = Pick<FormState, 'draft' | 'files' | 'ids' | 'target'>;

/** The values of required parameters: the latest record that the visitor created, else the example. The sandbox has both. */
const sandboxValues = ({fields, operation}: LoadedOperation, created: readonly KnownId[]): Values =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = idsFor(field, operation, created)[0]?.id ?? field.example;
      return field.required && value !== undefined ? [[field.id, [value]]] : [];
    }),
  );

/** A body of the description. Its IDs are those of records of the sandbox. */
const bodyFor = (target: Target, body: string): string => (target === 'sandbox' ? body : withoutIds(body));

/** The latest records that the visitor created, in place of those of a body. */
function withCreated(body: string, {operation}: LoadedOperation, created: readonly KnownId[]): string {
  const properties = created.length > 0 ? (parseTree(body)?.children ?? []) : [];
  return properties.reduceRight((text, {children: [key, value] = []}) => {
    const id = key && idsFor({name: String(key.value)}, operation, created)[0]?.id;
    if (id === undefined || !value) return text;
    const written = value.type === 'string' ? JSON.stringify(id) : id;
    return text.slice(0, value.offset) + written + text.slice(value.offset + value.length);
  }, body);
}

/** The full example of the body for a target. */
export const exampleFor = ({bodyExample}: LoadedOperation, target: Target): string => bodyFor(target, bodyExample);

/** The text of the body. Empty without one. In the sandbox it starts with its records, which never reach the account. */
export function bodyTextOf(loaded: LoadedOperation, {draft, ids, target}: Content): string {
  if (!loaded.hasBody) return '';
  const first = bodyFor(target, loaded.bodyMinimum);
  return draft.body ?? (target === 'sandbox' ? withCreated(first, loaded, ids.created) : first);
}

/** The content of the form, with the same start. @param body what the text means */
export function shownForm(
  loaded: LoadedOperation,
  state: Content,
  bodyText = bodyTextOf(loaded, state),
  body = readJson(bodyText),
) {
  const {draft: own, files, ids, target} = state;
  const values = target === 'sandbox' ? {...sandboxValues(loaded, ids.created), ...own.values} : own.values;
  const input = requestInput(loaded.fields, values, body.kind === 'value' ? body.value : undefined, files);
  return {values, checked: withNames(values, files), bodyText, body, input, isPristine: isInitial(own, loaded)};
}

/** Where the requests of a target go. Those of the sandbox stay in the page, with the URL of the description. */
export const serverOf = ({apiUrl, loaded}: FormContext, target: Target): string =>
  target === 'sandbox' ? loaded.server : apiUrl;
