import {weightsOf} from '../weights';

/** Content codings of compressed files with their file extensions, best first. */
const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export interface Coding {
  readonly name: string;
  /** File extension. */
  readonly ending: string;
}

/** The codings that a client accepts (`Accept-Encoding`), in order of preference. */
export function codingsFor(accepted: string): readonly Coding[] {
  const weights = weightsOf(accepted);
  return CODINGS.filter(([name]) => (weights.get(name) ?? weights.get('*') ?? 0) > 0).map(([name, ending]) => ({
    name,
    ending,
  }));
}
