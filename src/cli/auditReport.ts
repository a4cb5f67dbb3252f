import {z} from 'zod';

const advisory = z.object({title: z.string(), url: z.string(), severity: z.string()});
/** What `npm audit --json` prints. An entry of `via` that is a string is another package, which has an entry of its own. */
const advisories = z.object({
  vulnerabilities: z.record(z.string(), z.object({via: z.array(z.union([z.string(), advisory]))})),
});

const named = z.object({name: z.string(), version: z.string()});
/** What `npm audit signatures --json` prints. */
const signatures = z.object({invalid: z.array(named), missing: z.array(named)});

/** What npm prints when it could not ask: an error of its own, or the response that it did not expect. */
const failure = z.object({
  message: z.string().optional(),
  error: z.object({code: z.string().optional(), summary: z.string().optional()}),
});

/** What is known after a question to the registry. Without an answer nothing is: that is no good news. */
export type Report =
  | {readonly status: 'unknown'; readonly reason: string}
  | {readonly status: 'known'; readonly faults: readonly string[]; readonly notes: readonly string[]};

/** Severities that stop a release. */
const GRAVE = new Set(['high', 'critical']);

function parse(output: string): unknown {
  try {
    return JSON.parse(output) as unknown;
  } catch {
    return undefined;
  }
}

function unknown(output: unknown): Report {
  const {data} = failure.safeParse(output);
  const reason = [data?.error.summary, data?.message, data?.error.code].find(Boolean);
  return {status: 'unknown', reason: reason ?? 'npm printed something that is neither a report nor an error'};
}

/**
 * Reads the output of `npm audit --json`. A fault is a grave advisory for a package that visitors get; all others are notes,
 * because tools of the build read only what is ours.
 * @param shipped names of the packages in the site's scripts and style sheets
 */
export function readAdvisories(output: string, shipped: ReadonlySet<string>): Report {
  const json = parse(output);
  const {data} = advisories.safeParse(json);
  if (!data) return unknown(json);
  const faults: string[] = [];
  const notes: string[] = [];
  for (const [name, {via}] of Object.entries(data.vulnerabilities)) {
    for (const one of via.filter((entry) => typeof entry !== 'string')) {
      const list = shipped.has(name) && GRAVE.has(one.severity) ? faults : notes;
      list.push(`${name} (${one.severity}): ${one.title} ${one.url}`);
    }
  }
  return {status: 'known', faults, notes};
}

/** Reads the output of `npm audit signatures --json`: a wrong signature is a fault, a missing one a note. */
export function readSignatures(output: string): Report {
  const json = parse(output);
  const {data} = signatures.safeParse(json);
  if (!data) return unknown(json);
  const line = (fault: string) => (one: z.infer<typeof named>) => `${one.name}@${one.version} has ${fault}`;
  return {
    status: 'known',
    faults: data.invalid.map(line('an invalid signature. Compare it with the registry before you install it.')),
    notes: data.missing.map(line('no signature.')),
  };
}

/** Names of the packages that a file of notices lists (plugins/third-party-licenses): `react 18.3.1 (MIT)`, underlined. */
export const packagesIn = (notices: string): ReadonlySet<string> =>
  new Set([...notices.matchAll(/^(\S+) \S+ \([^\n]*\)\n-+$/gm)].map(([, name = '']) => name));
