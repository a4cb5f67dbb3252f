import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

/** The only reasons for red words: what must be sent, the visitor's own error, and what destroys. */
type Reason = 'required' | 'error' | 'destroys';

/** Each use: file, reason, and words of its line or of its selector. */
const ALLOWED: readonly (readonly [file: string, reason: Reason, words: string])[] = [
  ['src/components/Field/index.tsx', 'error', 'role="alert"'],
  ['src/css/methods.css', 'destroys', '.method--delete'],
  ['src/features/api-logs/CallList/columns.tsx', 'error', 'Number(status) < 400'],
  ['src/features/body-editor/BodyForm/Row.tsx', 'required', 'isRequired'],
  ['src/features/body-editor/BodyForm/styles.module.css', 'error', '.problem'],
  ['src/features/body-editor/EditorAids/About.tsx', 'error', 'mark.text'],
  ['src/features/body-editor/EditorAids/Suggestions.tsx', 'required', 'item.isRequired'],
  ['src/features/recipes/RecipeRunner/RunStatus.tsx', 'error', 'styles.status'],
  ['src/features/recipes/RecipeRunner/StepRun.tsx', 'error', 'unmet'],
  ['src/features/recipes/index.tsx', 'error', 'role="alert"'],
  ['src/features/reference/Field/index.tsx', 'required', 'required:'],
  ['src/features/search/SearchButton/index.tsx', 'error', 'role="alert"'],
  ['src/features/try-it/Inputs/FieldInput.tsx', 'required', 'field.required'],
  ['src/features/try-it/ResponseTree/styles.module.css', 'error', '.problem'],
  ['src/features/try-it/ResponseView/index.tsx', 'error', 'status >= 400'],
  ['src/features/try-it/controls.module.css', 'error', '.problem'],
  ['src/features/webhook-signatures/SignatureTool/index.tsx', 'error', 'Not valid.'],
];

/** The rules of a style sheet that make words red: their selectors. The class itself is not a use. */
const redSelectors = (css: string): string[] =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    .filter(([, , rule = '']) =>
      /(^|[\s;])(--[\w-]*method-color|color):\s*var\(--color-danger\)|text-danger/.test(rule),
    )
    .map(([, selector = '']) => selector.trim().replaceAll(/\s+/g, ' '))
    .filter((selector) => selector !== '.text-danger');

/** The lines of a component that make words red. */
const redLines = (code: string): string[] =>
  code
    .split('\n')
    .filter((line) => /text-{1,2}danger|color-danger/.test(line))
    .map((line) => line.trim());

const uses = readdirSync('src', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.(css|tsx?)$/.test(file))
  .flatMap((name) => {
    const file = path.posix.join('src', name.replaceAll('\\', '/'));
    const text = readFileSync(file, 'utf8');
    return (file.endsWith('.css') ? redSelectors(text) : redLines(text)).map((where) => ({file, where}));
  });

const isUse =
  ([file, , words]: (typeof ALLOWED)[number]) =>
  (use: (typeof uses)[number]): boolean =>
    use.file === file && use.where.includes(words);

describe('Red words', () => {
  test('are required, an error, or destroy something', () => {
    const others = uses.filter((use) => !ALLOWED.some((entry) => isUse(entry)(use)));
    expect(others.map(({file, where}) => `${file}: ${where}`)).toEqual([]);
  });

  test('are all still there', () => {
    expect(ALLOWED.filter((entry) => !uses.some(isUse(entry)))).toEqual([]);
  });
});
