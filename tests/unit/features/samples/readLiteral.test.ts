import {describe, expect, test} from 'vitest';
import type {LanguageId} from '../../../../src/features/samples/core/languages';
import {readLiterals} from './readLiteral';

describe('readLiterals', () => {
  test.each<[LanguageId, string, string[]]>([
    ['python', String.raw`a = '''x\\y''\'z''' # "no"`, [String.raw`x\y'''z`]],
    ['curl', String.raw`curl 'a'\''b' "c $SALESLOFT_API_KEY" d`, ['curl', "a'b", 'c $SALESLOFT_API_KEY', 'd']],
    [
      'curl',
      String.raw`curl -G https://a.example -d "a=%0A" --data-urlencode 'b[c]=d e'`,
      ['curl', '-G', 'https://a.example?a=%0A&b%5Bc%5D=d%20e', '-d', 'a=%0A', '--data-urlencode', 'b[c]=d e'],
    ],
    ['csharp', 'f(\n    """\n    "a"\n      b\n    """, "c\\n")', ['"a"\n  b', 'c\n']],
    ['go', 'f(`a\\n`, "b\\n") // "c"', [String.raw`a\n`, 'b\n']],
    ['ruby', "a = <<~'JSON'.chomp\n  #{x}\n    y\nJSON\nb = 'c\\'\\n'", ['#{x}\n  y', "c'\\n"]],
    ['php', "f(<<<'JSON'\n$a\nJSON, 'b\\\\');", ['$a', 'b\\']],
    ['java', 'f("""\n  a\\\\\n    \\"""\n  b""", "c\\t");', ['a\\\n  """\nb', 'c\t']],
    ['powershell', "f @'\n$a'\n'@ 'b''’’'", ["$a'", "b'’"]],
    ['dart', "f(r'''\n$a\\n''', '\\$b');", ['$a\\n', '$b']],
    ['c', String.raw`#include "x"` + '\n' + String.raw`f("a?\?/\"");`, ['a??/"']],
    ['objective-c', String.raw`f(@"a\\", "b");`, ['a\\']],
    ['ocaml', String.raw`(* "no" *) f {json|"\n|json} "a\\"`, [String.raw`"\n`, 'a\\']],
    ['r', `f(r"-(a)")-", 'b')`, ['a)"', 'b']],
    ['swift', 'f(##"""\na\\#(x)\n"""##, "b\\\\")', ['a\\#(x)', 'b\\']],
    ['kotlin', 'f("""a\\n""", "\\$b")', ['a\\n', '$b']],
    ['rust', 'f(r##"a"#b"##, "c\\\\")', ['a"#b', 'c\\']],
    [
      'nodejs',
      String.raw`await fetch('a', {headers: {A: 'b\''}, body: JSON.stringify({"c": 1})})`,
      ['a', "b'", '{"c":1}'],
    ],
  ])('decodes %s', (language, source, texts) => {
    expect(readLiterals(language, source)).toEqual(texts);
  });

  test.each<[string, LanguageId, string]>([
    ['a variable in double quotes', 'curl', 'curl "$HOME"'],
    ['a variable outside of quotes', 'curl', 'curl $HOME'],
    ['a command', 'curl', 'curl `id`'],
    ['a template', 'ruby', 'a = "#{x}"'],
    ['a variable', 'php', 'f("$a");'],
    ['a variable', 'powershell', 'f "$a"'],
    ['a template', 'dart', "f('$a')"],
    ['a template', 'kotlin', 'f("${a}")'],
    ['a template in a raw string', 'kotlin', 'f("""$a""")'],
    ['a template', 'swift', String.raw`f("\(a)")`],
    ['a template in a raw string', 'swift', 'f(#"""\n\\#(a)\n"""#)'],
    ['a trigraph', 'c', 'f("??/");'],
    ['an unknown escape', 'java', String.raw`f("\q");`],
    ['a line break', 'go', 'f("a\n")'],
    ['a string without end', 'rust', 'f("a'],
    ['less white space than at the end', 'csharp', 'f("""\na\n    """)'],
    ['the end of a script element', 'javascript', "fetch('</script>')"],
  ])('rejects %s in %s', (_, language, source) => {
    expect(() => readLiterals(language, source)).toThrow(SyntaxError);
  });
});
