import {z} from 'zod';

const advisory = z.object({
  title: z.string(),
  url: z.string(),
  severity: z.string(),
  cwe: z.array(z.string()).default([]),
});
type Advisory = z.infer<typeof advisory>;

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

/** CWE of malware: embedded malicious code. */
const MALICIOUS = 'CWE-506';

/** Whether an advisory stops a release. A build tool runs only on our files, but malware in it runs where the site is made. */
const isGrave = ({title, severity, cwe}: Advisory, isShipped: boolean): boolean =>
  severity === 'critical' ||
  (severity === 'high' && isShipped) ||
  cwe.includes(MALICIOUS) ||
  /^(malware|malicious)\b/i.test(title);

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
 * Reads the output of `npm audit --json`. Problems are critical advisories and malware in every package, and severe
 * advisories for packages that visitors download. All others are notes.
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
      const list = isGrave(one, shipped.has(name)) ? problems : notes;
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

/** Names of packages in a notices file (plugins/third-party-licenses): `react 18.3.1 (MIT)`, `b in a 1.0.0 (MIT)`, underlined. */
export const packagesIn = (notices: string): ReadonlySet<string> =>
  new Set([...notices.matchAll(/^(\S+) (?:in \S+ )?\S+ \([^\n]*\)\n-+$/gm)].map(([, name = '']) => name));
