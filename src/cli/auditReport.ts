import {z} from 'zod';

const advisory = z.object({title: z.string(), url: z.string(), severity: z.string()});
/** Output of `npm audit --json`. A string in `via` is another package with its own entry. */
const advisories = z.object({
  vulnerabilities: z.record(z.string(), z.object({via: z.array(z.union([z.string(), advisory]))})),
});

const named = z.object({name: z.string(), version: z.string()});
/** Output of `npm audit signatures --json`. */
const signatures = z.object({invalid: z.array(named), missing: z.array(named)});

/** Output of npm when a request failed: its own error, or the unexpected response. */
const failure = z.object({
  message: z.string().optional(),
  error: z.object({code: z.string().optional(), summary: z.string().optional()}),
});

/** The result of a request to the registry. Without a response, the check fails. */
export type Report =
  | {readonly status: 'unknown'; readonly reason: string}
  | {readonly status: 'known'; readonly problems: readonly string[]; readonly notes: readonly string[]};

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
 * Reads the output of `npm audit --json`. A severe advisory for a package that visitors download is a problem. All others
 * are notes, because build tools read only our files.
 * @param shipped names of the packages in the site's scripts and style sheets
 */
export function readAdvisories(output: string, shipped: ReadonlySet<string>): Report {
  const json = parse(output);
  const {data} = advisories.safeParse(json);
  if (!data) return unknown(json);
  const problems: string[] = [];
  const notes: string[] = [];
  for (const [name, {via}] of Object.entries(data.vulnerabilities)) {
    for (const one of via.filter((entry) => typeof entry !== 'string')) {
      const list = shipped.has(name) && GRAVE.has(one.severity) ? problems : notes;
      list.push(`${name} (${one.severity}): ${one.title} ${one.url}`);
    }
  }
  return {status: 'known', problems, notes};
}

/** Reads the output of `npm audit signatures --json`. An invalid signature is a problem, a missing one a note. */
export function readSignatures(output: string): Report {
  const json = parse(output);
  const {data} = signatures.safeParse(json);
  if (!data) return unknown(json);
  const line = (problem: string) => (one: z.infer<typeof named>) => `${one.name}@${one.version} has ${problem}`;
  return {
    status: 'known',
    problems: data.invalid.map(line('an invalid signature. Compare it with the registry before you install it.')),
    notes: data.missing.map(line('no signature.')),
  };
}

/** Names of packages in a notices file (plugins/third-party-licenses), where they look like `react 18.3.1 (MIT)`, underlined. */
export const packagesIn = (notices: string): ReadonlySet<string> =>
  new Set([...notices.matchAll(/^(\S+) \S+ \([^\n]*\)\n-+$/gm)].map(([, name = '']) => name));
