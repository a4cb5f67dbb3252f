import type {Program, ProgramStep, Scalar, Template} from './program';
import {guideUrl} from '../../../../src/config/routes';
import {siteUrl} from '../../../../src/config/siteUrl';

/** How a language writes values. Lists and objects are as in JSON everywhere. */
export interface Syntax {
  readonly scalar: (value: Scalar) => string;
  readonly variable: (name: string) => string;
}

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

export const numbered = (steps: readonly ProgramStep[]): readonly (readonly [title: string, step: ProgramStep])[] =>
  steps.map((step, index) => [`${String(index + 1)}. ${step.title}`, step]);

export const indent = (lines: readonly string[], margin: string): string[] =>
  lines.map((line) => (line === '' ? '' : margin + line.replaceAll('\n', `\n${margin}`)));
