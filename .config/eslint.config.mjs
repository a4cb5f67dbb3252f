import react from 'eslint-plugin-react';
import hooks from 'eslint-plugin-react-hooks';
import a11y from 'eslint-plugin-jsx-a11y';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {ignores: ['node_modules', 'build', '.build-next', '.docusaurus', 'docs', 'openapi/dist', 'reports', 'static']},
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {files: ['**/*.tsx'], ...react.configs.flat.recommended},
  {files: ['**/*.tsx'], ...react.configs.flat['jsx-runtime']},
  // TypeScript checks props.
  {files: ['**/*.tsx'], rules: {'react/prop-types': 'off'}},
  {files: ['**/*.tsx'], ...a11y.flatConfigs.strict},
  {files: ['src/**', 'tests/**/*.tsx'], ...hooks.configs.flat.recommended},
  {
    languageOptions: {parserOptions: {project: './tsconfig.json', tsconfigRootDir: process.cwd()}},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    settings: {react: {version: '18.3'}},
    rules: {
      'max-lines': ['error', {max: 250}],
      'max-params': ['error', 4],
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      // `onClick={() => save(name)}` is easy to read.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true, ignoreVoidOperator: true},
      ],
    },
  },
  {
    // Visible texts go through `translate`. Names of formats and SI units are exceptions.
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
    // Redocly's types declare plain functions as methods.
    files: ['openapi/tools/rules/*.ts'],
    rules: {'@typescript-eslint/unbound-method': 'off'},
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    ...tseslint.configs.disableTypeChecked,
  },
);
