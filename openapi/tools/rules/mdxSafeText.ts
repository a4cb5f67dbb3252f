import type {Context, Location, Rule} from './redocly';

/** Fenced blocks and code spans: MDX takes what is inside as it is. */
const CODE = /(`{3,})[\s\S]*?\1|(`+)[^`]+\2/g;

const HAZARDS: readonly (readonly [RegExp, string])[] = [
  [/<[=\d]\S*/, 'Put it in backticks, or write "at most" or "less than".'],
  [/<\/?[A-Za-z!][^\s>]*>?/, 'MDX reads it as a tag. Put it in backticks.'],
  [/[{}]\S*/, 'MDX reads braces as code. Put the whole expression in backticks.'],
  [/^(?:import|export)\b.*/m, 'MDX reads a line that starts so as code. Begin the line with another word.'],
];

/** Words of a description that MDX would not take as text, each with its mend. */
export function mdxHazards(text: string): string[] {
  const prose = text.replaceAll(CODE, (code) => code.replaceAll(/[^\n]/g, ' ').replace(' ', '`'));
  return HAZARDS.flatMap(([pattern, mend]) => {
    const found = pattern.exec(prose)?.[0].trim();
    return found ? [`The description holds \`${found}\` outside of code. ${mend}`] : [];
  });
}

function check(node: unknown, location: Location, report: Context['report']): void {
  const {description} = (node ?? {}) as {description?: unknown};
  if (typeof description !== 'string') return;
  for (const message of mdxHazards(description)) report({message, location: location.child(['description'])});
}

/** Descriptions become MDX pages. The generator escapes what it can; this keeps text readable in every other tool as well. */
export const mdxSafeText: Rule = () => ({
  any(node: unknown, {report, location}: Context) {
    check(node, location, report);
  },
  ref(node: unknown, {report, rawLocation}: Context) {
    check(node, rawLocation, report);
  },
});
