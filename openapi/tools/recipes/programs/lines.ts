import type {Condition, Program, ProgramStep, Scalar, Template, Value} from './program';
import {guideUrl} from '../../../../src/config/routes';
import {siteUrl} from '../../../../src/config/siteUrl';

/** How a language writes values. Lists and objects are as in JSON everywhere. */
export interface Syntax {
  readonly scalar: (value: Scalar) => string;
  readonly variable: (name: string) => string;
}

/** How a language writes the values of a response. */
export interface Values extends Syntax {
  readonly status: string;
  readonly field: (path: readonly (string | number)[]) => string;
}

/** How a language writes the parts of a step. */
export interface Writer {
  readonly comment: string;
  readonly and: string;
  readonly request: (step: ProgramStep) => string;
  readonly condition: (condition: Condition) => string;
  /** Ends the program unless a condition is met. @param reason undefined for the status */
  readonly check: (condition: string, reason: string | undefined) => string;
  readonly save: (name: string, value: Value) => string;
  readonly end: (condition: string, reason: string) => readonly string[];
  /** Repeats a request until the condition is met, or the status is another one. */
  readonly repeat: (request: string, condition: string, limit: Program['limit']) => readonly string[];
}

export function valueText(value: Value, values: Values): string {
  if (value.kind === 'status') return values.status;
  return value.kind === 'field' ? values.field(value.path) : templateText(value, values);
}

export const urlText = (url: ProgramStep['url'], encoded: (variable: string) => string): string =>
  url.map((part) => (typeof part === 'string' ? part : encoded(part.variable))).join('');

/** The arguments of the function that sends a request, after the method. */
export const sendArguments = (url: string, {body}: ProgramStep, syntax: Syntax): string =>
  body === undefined ? url : `${url}, ${templateText(body, syntax)}`;

function stepLines(title: string, step: ProgramStep, writer: Writer): readonly string[] {
  const {checks, saved, ends, repeat} = step;
  const all = (conditions: readonly Condition[]): string => conditions.map(writer.condition).join(writer.and);
  const request = writer.request(step);
  return [
    '',
    `${writer.comment} ${title}`,
    ...(repeat ? writer.repeat(request, all(checks.map(({condition}) => condition)), repeat) : [request]),
    ...checks.map(({condition, reason}) => writer.check(writer.condition(condition), reason)),
    ...saved.map(([name, value]) => writer.save(name, value)),
    ...ends.flatMap(({conditions, reason}) => writer.end(all(conditions), reason)),
  ];
}

/** The steps of a program, each after its number and title. */
export const programSteps = ({steps}: Program, writer: Writer): readonly string[] =>
  steps.flatMap((step, index) => stepLines(`${String(index + 1)}. ${step.title}`, step, writer));

/** A body or an input, on several lines if it has more than one field. */
export function templateText(template: Template, syntax: Syntax, margin = ''): string {
  const inner = `${margin}  `;
  const block = (open: string, parts: readonly string[], close: string): string =>
    parts.length === 0
      ? open + close
      : `${open}\n${parts
          .map((part) => `${inner}${part},`)
          .join('\n')
          .slice(0, -1)}\n${margin}${close}`;
  if (isList(template))
    return block(
      '[',
      template.map((item) => templateText(item, syntax, inner)),
      ']',
    );
  if (template.kind === 'object')
    return block(
      '{',
      template.fields.map(([name, value]) => `${JSON.stringify(name)}: ${templateText(value, syntax, inner)}`),
      '}',
    );
  if (template.kind === 'variable') return syntax.variable(template.name);
  if (template.kind === 'literal') return syntax.scalar(template.value);
  throw new Error(`A body has no ${template.kind}.`);
}

const isList = (template: Template): template is readonly Template[] => Array.isArray(template);

/** The comment at the start of a program. */
export const introOf = ({title, id}: Program, needs: string): readonly string[] => [
  `${title}: ${siteUrl}${guideUrl('recipes')}${id}/`,
  `Needs ${needs}, and a key in SALESLOFT_API_KEY.`,
];

export const indent = (lines: readonly string[], margin: string): string[] =>
  lines.map((line) => (line === '' ? '' : margin + line.replaceAll('\n', `\n${margin}`)));
