import type {PlanValues} from './plan';

/** The languages of the poller, with its file in the guide, and the line of each value. */
export const POLLERS = {
  curl: {file: 'cursor-poller.sh', lines: {perPage: /(?<=^PER_PAGE=)\d+/m}},
  nodejs: {
    file: 'cursor-poller.mjs',
    lines: {
      interval: /(?<=POLL_SECONDS \?\? )\d+/,
      perPage: /(?<=^const PER_PAGE = )\d+/m,
      other: /(?<=^const RESERVE = )\d+/m,
    },
  },
  python: {
    file: 'cursor-poller.py',
    lines: {interval: /(?<="POLL_SECONDS", ")\d+/, perPage: /(?<=^PER_PAGE = )\d+/m, other: /(?<=^RESERVE = )\d+/m},
  },
} as const satisfies Readonly<
  Record<string, {readonly file: string; readonly lines: Partial<Readonly<Record<keyof PlanValues, RegExp>>>}>
>;

export type PollerLanguage = keyof typeof POLLERS;

/** The poller of the guide with the values of a plan. @throws when the program has no line for a value */
export function fillPoller(language: PollerLanguage, program: string, values: PlanValues): string {
  const {file, lines} = POLLERS[language];
  return Object.entries(lines).reduce((text, [field, line]) => {
    if (!line.test(text)) throw new Error(`${file} has no line for ${field} (${String(line)}). Correct fillPoller.ts`);
    return text.replace(line, String(values[field as keyof PlanValues]));
  }, program);
}
