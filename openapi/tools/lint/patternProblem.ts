import {RegExpParser, visitRegExpAST} from '@eslint-community/regexpp';

/** Longest pattern, in characters. */
const LONGEST = 200;
/** Most parts of variable length in one pattern. A run of them, such as `a?a?a?aaa`, takes exponential time. */
const MOST_VARIABLE = 10;

/** Whether two alternatives can begin with the same character. Anything but different letters counts. */
function overlap(
  alternatives: readonly {readonly elements: readonly {readonly type: string; readonly raw: string}[]}[],
) {
  const starts = alternatives.map(({elements}) => (elements[0]?.type === 'Character' ? elements[0].raw : undefined));
  return starts.length > 1 && (starts.includes(undefined) || new Set(starts).size < starts.length);
}

/** The problem of a `pattern` with its fix, if any. It is stricter than needed: some nested repetitions are harmless. */
export function patternProblem(pattern: string): string | undefined {
  if (pattern.length > LONGEST) return `The pattern is longer than ${String(LONGEST)} characters. Shorten it.`;
  const nested = new Set<string>();
  const repeats: {readonly end: number}[] = [];
  let variable = 0;
  try {
    const ast = new RegExpParser().parsePattern(pattern, 0, pattern.length, {unicode: true});
    visitRegExpAST(ast, {
      onQuantifierEnter(quantifier) {
        const isVariable = quantifier.min !== quantifier.max;
        if (isVariable) variable += 1;
        if (isVariable && repeats.length > 0) nested.add(quantifier.raw);
        if (quantifier.max > 1) repeats.push(quantifier);
      },
      onQuantifierLeave(quantifier) {
        if (quantifier.max > 1) repeats.pop();
      },
      onGroupEnter({alternatives, raw}) {
        if (repeats.length > 0 && overlap(alternatives)) nested.add(raw);
      },
      onCapturingGroupEnter({alternatives, raw}) {
        if (repeats.length > 0 && overlap(alternatives)) nested.add(raw);
      },
    });
  } catch (error) {
    return `The pattern does not compile: ${error instanceof Error ? error.message : String(error)}. Correct it.`;
  }
  const [first] = nested;
  if (first !== undefined)
    return `The pattern can take exponential time: \`${first}\` varies inside a repetition. Repeat one character class instead.`;
  if (variable > MOST_VARIABLE)
    return `The pattern has ${String(variable)} parts of variable length; the maximum is ${String(MOST_VARIABLE)}. Simplify it.`;
  return undefined;
}
