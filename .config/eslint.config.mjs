import react from 'eslint-plugin-react';
import hooks from 'eslint-plugin-react-hooks';
import a11y from 'eslint-plugin-jsx-a11y';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {ignores: ['node_modules', 'build', '.build-next', '.docusaurus', 'docs', 'openapi/dist', 'reports', 'static']},
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  react.configs.flat.recommended,
  react.configs.flat['jsx-runtime'],
  hooks.configs.flat.recommended,
  a11y.flatConfigs.strict,
  {
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: process.cwd()}},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    settings: {react: {version: '18.3'}},
    rules: {
      'max-lines': ['error', {max: 250}],
      'max-params': ['error', 4],
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      // Types of a component's props say more than a runtime check would.
      'react/prop-types': 'off',
      // `onClick={() => save(name)}` is the plain way to write it.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true, ignoreVoidOperator: true},
      ],
    },
  },
  {
    // Words that visitors see go through the generator's translations. Names of formats and SI units are no words.
    files: ['src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: String.raw`:matches(JSXElement[openingElement.name.name!="Translate"], JSXFragment) > JSXText[value=/[A-Za-z]/]:not([value=/^\s*(JSON|YAML|ms)\s*$/])`,
          message: 'Put the words into <Translate> of @docusaurus/Translate, with an id site.<feature>.<what>.',
        },
        {
          selector:
            'JSXAttribute[name.name=/^(aria-label|alt|label|placeholder|title)$/] > Literal[value=/[A-Za-z]/]:not([value="Salesloft"])',
          message: 'Give the words through translate() of @docusaurus/Translate, with an id site.<feature>.<what>.',
        },
      ],
    },
  },
  {
    // Playwright calls the function that hands over a fixture `use`.
    files: ['tests/fixtures/**'],
    rules: {'react-hooks/rules-of-hooks': 'off'},
  },
  {
    // Redocly hands each rule an object of plain functions that its types declare as methods.
    files: ['openapi/tools/rules/*.ts'],
    rules: {'@typescript-eslint/unbound-method': 'off'},
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    ...tseslint.configs.disableTypeChecked,
  },
);
