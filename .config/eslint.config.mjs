import parser from '@typescript-eslint/parser';

/** Texts in the interface's code. oxlint, which checks everything else, has no rule for them. */
export default [
  {
    // Visible texts go through `translate`. Names of formats and SI units are exceptions.
    files: ['src/**/*.tsx'],
    languageOptions: {parser, parserOptions: {ecmaFeatures: {jsx: true}}},
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: String.raw`:matches(JSXElement[openingElement.name.name!="Translate"], JSXFragment) > JSXText[value=/[A-Za-z]/]:not([value=/^\s*(JSON|YAML|ms)\s*$/])`,
          message: 'Put the words into <Translate> of @docusaurus/Translate.',
        },
        {
          selector:
            'JSXAttribute[name.name=/^(aria-label|alt|label|placeholder|title)$/] > Literal[value=/[A-Za-z]/]:not([value="Salesloft"])',
          message: 'Give the words through translate() of @docusaurus/Translate.',
        },
      ],
    },
  },
];
