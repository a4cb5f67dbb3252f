import type {Node} from '../../model/node';
import {type Spec, operationsOf} from '../../model/spec';
import {type Mark, ownerCalls} from './ownerCalls';

/** The statements to confirm of a version as text, by the resource whose operations have them. */
export function formatReport(label: string, spec: Spec & Node): string {
  const groups = new Map<string, Mark[]>();
  for (const {operation, marks} of ownerCalls(spec)) {
    const resource = operation.tags?.[0] ?? '';
    groups.set(resource, [...(groups.get(resource) ?? []), ...marks]);
  }
  const sections = [...groups].map(([resource, marks]) =>
    [`\n${resource} (${String(marks.length)})`, ...marks.map(({name, question}) => `  ${name}: ${question}`)].join(
      '\n',
    ),
  );
  const total = [...groups.values()].flat().length;
  const scopes = operationsOf(spec).flatMap((operation) => operation['x-scopes'] ?? []);
  const inferred = scopes.filter((one) => one.inferred).length;
  return [
    `API ${label}`,
    ...sections,
    `\nAPI ${label}: ${String(total)} statements to confirm, ${String(inferred)} inferred scopes`,
  ].join('\n');
}
