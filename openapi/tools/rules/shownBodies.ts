import type {Oas3Rule, UserContext} from '@redocly/openapi-core';
import {bodyKind} from '../../model/bodies';
import {isFormType} from '../../model/mediaTypes';
import {type Schema, mainMedia} from '../../model/spec';

interface Body {
  readonly content?: Readonly<Record<string, {readonly schema?: object}>>;
}

type Resolve = UserContext['resolve'];

const resolved = (schema: object | undefined, resolve: Resolve): Schema =>
  (schema && resolve<Schema>(schema).node) ?? {};

/** The first field of a form that isn't one text, one file, or a list of these. */
function nestedField({properties = {}}: Schema, resolve: Resolve): string | undefined {
  const isNested = (schema: Schema | undefined): boolean => {
    const {type, items, ...own} = resolved(schema, resolve);
    const isObject = [type].flat().includes('object');
    return isObject || own.properties !== undefined || (items !== undefined && isNested(items));
  };
  return Object.keys(properties).find((name) => isNested(properties[name]));
}

/** What is wrong with a body, with the fix. Pages, samples and the form have only its main media type. */
function problemOf({content = {}}: Body, isRequest: boolean, resolve: Resolve): string | undefined {
  const main = mainMedia(content);
  if (!main) return undefined;
  const [type, media] = main;
  const schema = resolved(media.schema, resolve);
  const kind = bodyKind([type, {schema}]);
  if (type.includes('*')) return `Name the media type instead of "${type}".`;
  if (!kind || (kind === 'form' && !isRequest))
    return `A body that is only ${Object.keys(content).join(', ')} isn't shown yet. Remove the operation or the response, or describe its body in words.`;
  const nested = isRequest && isFormType(type) ? nestedField(schema, resolve) : undefined;
  return nested === undefined
    ? undefined
    : `The field "${nested}" of ${type} is an object, which isn't shown yet. Describe it as a string, or split it into fields.`;
}

function check(body: Body, isRequest: boolean, {report, location, resolve}: UserContext): void {
  const message = problemOf(body, isRequest, resolve);
  if (message) report({message, location: location.child(['content']).key()});
}

/** Refuses bodies that pages, samples and the form can't show: other than JSON, the fields of a form, or one file. */
export const shownBodies: Oas3Rule = () => ({
  RequestBody(body: Body, context: UserContext) {
    check(body, true, context);
  },
  Response(body: Body, context: UserContext) {
    check(body, false, context);
  },
});
