import type {SandboxText} from './simulatedResponses';
import {type Alternatives, alternativesText, hasAlternative} from '../../openapi/model/inputOrder';

/** Body of a 422: messages by field name. */
export interface ValidationErrors {
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** A violation as the mock reports it in the header `sl-violations`. */
interface Violation {
  readonly location: readonly string[];
  readonly message: string;
}

/** Name for errors that belong to no field. */
const WHOLE = 'base';

/** The field of a violation, nested names joined by dots, and its message. */
function messageOf({location, message}: Violation): readonly [field: string, text: SandboxText] {
  const [, missing] = /required property '([^']+)'/.exec(message) ?? [];
  // Prism percent-encodes the names of parameters.
  const names = location.slice(2).map(decodeURIComponent);
  if (missing !== undefined) return [[...names, missing].join('.'), 'Sandbox: is required'];
  const field = names.join('.');
  if (field === '') return [WHOLE, `Sandbox: ${message}`];
  const [, text] = /(must .*)$/s.exec(message) ?? [];
  return [field, `Sandbox: ${text ?? message}`];
}

/** The violations that a mock response reports. */
export function violationsOf(header: unknown): readonly Violation[] {
  try {
    return typeof header === 'string' ? (JSON.parse(header) as readonly Violation[]) : [];
  } catch {
    return [];
  }
}

/** Body of a 422 for the violations of a request. */
export function validationErrors(violations: readonly Violation[]): ValidationErrors {
  const errors = new Map<string, string[]>();
  for (const violation of violations) {
    const [field, text] = messageOf(violation);
    errors.set(field, [...(errors.get(field) ?? []), text]);
  }
  return {errors: Object.fromEntries(errors)};
}

/** Body of the 422 for a request without any complete set of its alternative fields. Undefined if it has one. */
export function alternativeErrors(alternatives: Alternatives, body: unknown): ValidationErrors | undefined {
  const [[first] = []] = alternatives;
  if (first === undefined || hasAlternative(alternatives, body)) return undefined;
  return {errors: {[first]: [`Sandbox: requires one of: ${alternativesText(alternatives)}`]}};
}

/** The documented example of a 422 that was asked for, reduced to the fields that were sent. */
export function requestedErrors(documented: unknown, sent: ReadonlySet<string>): ValidationErrors {
  const {errors = {}} = (documented ?? {}) as Partial<ValidationErrors>;
  const known = Object.entries(errors).filter(([field]) => sent.has(field));
  const [first = WHOLE] = sent;
  return {
    errors: known.length > 0 ? Object.fromEntries(known) : {[first]: ['Sandbox: is invalid, as the request asks for']},
  };
}
