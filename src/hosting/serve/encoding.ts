import {weightsOf} from '../weights';

/** Content codings of compressed files with their file extensions, best first. */
const CODINGS = [
  {name: 'br', ending: '.br'},
  {name: 'gzip', ending: '.gz'},
] as const;

/** The codings that a client accepts (`Accept-Encoding`), in order of preference. */
export function codingsFor(accepted: string): readonly (typeof CODINGS)[number][] {
  const weights = weightsOf(accepted);
  return CODINGS.filter(({name}) => (weights.get(name) ?? weights.get('*') ?? 0) > 0);
}
