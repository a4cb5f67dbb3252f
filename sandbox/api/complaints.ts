/** What a 422 says: the complaints by the name of their field. */
export interface ValidationErrors {
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** A violation as the mock reports it in the header `sl-violations`. */
interface Violation {
  readonly location: readonly string[];
  readonly message: string;
}

/** Name for complaints that are about no field. */
const WHOLE = 'base';

/** The field that a violation is about, nested names with dots, and the complaint about it alone. */
function complaintOf({location, message}: Violation): readonly [field: string, complaint: string] {
  const [, missing] = /required property '([^']+)'/.exec(message) ?? [];
  const place = location.slice(2);
  if (missing !== undefined) return [[...place, missing].join('.'), 'is required'];
  const field = place.join('.');
  if (field === '') return [WHOLE, message];
  const [, complaint] = /(must .*)$/s.exec(message) ?? [];
  return [field, complaint ?? message];
}

/** The violations of a response of the mock; none where it reports none. */
export function violationsOf(header: unknown): readonly Violation[] {
  try {
    return typeof header === 'string' ? (JSON.parse(header) as readonly Violation[]) : [];
  } catch {
    return [];
  }
}

/** The body of a 422 that names what is wrong with the request that was sent. */
export function validationErrors(violations: readonly Violation[]): ValidationErrors {
  const errors = new Map<string, string[]>();
  for (const violation of violations) {
    const [field, complaint] = complaintOf(violation);
    errors.set(field, [...(errors.get(field) ?? []), complaint]);
  }
  return {errors: Object.fromEntries(errors)};
}

/** The documented body of a 422 that was asked for, without complaints about fields that were not sent. */
export function requestedErrors(documented: unknown, sent: ReadonlySet<string>): ValidationErrors {
  const {errors = {}} = (documented ?? {}) as Partial<ValidationErrors>;
  const known = Object.entries(errors).filter(([field]) => sent.has(field));
  const [first = WHOLE] = sent;
  return {errors: known.length > 0 ? Object.fromEntries(known) : {[first]: ['is invalid, as the request asks for']}};
}
