import {expect, test} from 'vitest';
import {type ReadLanguage, readLiterals} from './readLiteral';

/* What the samples mean is tested with them (writeSample.test.ts). Here: the reader accepts nothing that is more than text. */
test.each<[string, ReadLanguage, string]>([
  ['a variable', 'powershell', 'f "$a"'],
  ['a template', 'dart', "f('$a')"],
  ['a template', 'kotlin', 'f("${a}")'],
  ['a template in a raw string', 'kotlin', 'f("""$a""")'],
  ['a template', 'swift', String.raw`f("\(a)")`],
  ['a template in a raw string', 'swift', 'f(#"""\n\\#(a)\n"""#)'],
  ['a trigraph', 'c', 'f("??/");'],
  ['an unknown escape', 'java', String.raw`f("\q");`],
  ['a string without end', 'rust', 'f("a'],
  ['less white space than at the end', 'csharp', 'f("""\na\n    """)'],
])('the reader of literals rejects %s in %s', (_, language, source) => {
  expect(() => readLiterals(language, source)).toThrow(SyntaxError);
});
