export const LIST = 'resources/widgets/widgets.yaml';
const SHOW = 'resources/widgets/widgets_{id}.yaml';
const TAG = 'resources/widgets/tag.yaml';
export const WIDGET = 'resources/widgets/Widget.yaml';

interface Problem {
  readonly of: string;
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
  readonly line: number;
  /** What is wrong, then the fix. */
  readonly says: RegExp;
}

/** One slip each, to be made in a copy of the tiny specification (tests/fixtures/specs/tiny). */
export const BROKEN_SPECS: readonly Problem[] = [
  {
    of: 'an id that another operation has',
    file: SHOW,
    from: 'widgets-show',
    to: 'widgets-index',
    line: 2,
    says: /unique `operationId`.*Change one of them/,
  },
  {
    of: 'an id that is no slug',
    file: SHOW,
    from: 'widgets-show',
    to: 'widgetsShow',
    line: 2,
    says: /not lower-case words.*Write one such as/,
  },
  {
    of: 'an example that breaks its schema',
    file: WIDGET,
    from: '- id: 7',
    to: '- id: seven',
    line: 19,
    says: /`id` property type must be integer.*Correct the example/,
  },
  {
    of: 'an integer in an example that JSON rounds',
    file: WIDGET,
    from: '- id: 7',
    to: '- id: 12345678901234567890',
    line: 19,
    says: /JSON rounds the integer at #\/examples\/0\/id\. Put it in quotes, or use a smaller/,
  },
  {
    of: 'an integer in a limit that JSON rounds',
    file: WIDGET,
    from: 'type: integer',
    to: 'type: integer\n    maximum: 9223372036854775807',
    line: 10,
    says: /JSON rounds the integer at #\/properties\/id\/maximum/,
  },
  {
    of: 'an operation without scope',
    file: LIST,
    from: /.*x-scopes:\n.*\n.*\n/,
    to: '',
    line: 1,
    says: /lists no scopes\. Add `x-scopes:`/,
  },
  {
    of: 'a scope that the description does not list',
    file: LIST,
    from: /widgets:read\n {6}/,
    to: 'widgets:reed\n      ',
    line: 11,
    says: /no scope `widgets:reed`\. Correct the name, or add it/,
  },
  {
    of: 'a format that validators ignore',
    file: WIDGET,
    from: 'description: Which box it fits in.',
    to: 'format: date-hour\n    description: Which box it fits in.',
    line: 13,
    says: /There is no such format\. Correct it to one of date, date-time/,
  },
  {
    of: 'a reference to a part that its file does not have',
    file: SHOW,
    from: './Widget.yaml',
    to: './Widget.yaml#/properties/nope',
    line: 31,
    says: /\$ref \.\/Widget\.yaml#\/properties\/nope: no such file.* Correct the path/,
  },
  {
    of: 'an operation without one of its errors',
    file: SHOW,
    from: /'403'[\s\S]*(?='404')/,
    to: '',
    line: 25,
    says: /too few errors\. Add a `\$ref`.*403/,
  },
  {
    of: 'an operation without the error of its path',
    file: SHOW,
    from: /'404'[\s\S]*(?='429')/,
    to: '',
    line: 25,
    says: /lists no 404\. Add a `\$ref`/,
  },
  {
    of: '@true-02 a list that is sent without brackets',
    file: SHOW,
    from: 'type: integer',
    to: 'type: array',
    line: 22,
    says: /ids\[\]=1&ids\[\]=2\. End the name/,
  },
  {
    of: 'an operation with the URL of a resource',
    file: LIST,
    from: 'widgets-index',
    to: 'widgets',
    line: 2,
    says: /page of \S*\/tag\.yaml has the same URL\. Change the operationId/,
  },
  {
    of: 'a cost that is no whole number',
    file: LIST,
    from: 'base: 1',
    to: 'base: -1.5',
    line: 14,
    says: /The cost is wrong\. Write `base:`/,
  },
  {
    of: 'a reference to another host',
    file: SHOW,
    from: './Widget.yaml',
    to: 'https://widgets.invalid/Widget.yaml',
    line: 31,
    says: /\$ref https:\S+: no such file \(URLs aren't read\)/,
  },
  {
    of: 'an operation without paging',
    file: LIST,
    from: /.*x-paging.*\n/,
    to: '',
    line: 2,
    says: /Add `x-paging:` with page/,
  },
  {
    of: 'a description of two words',
    file: WIDGET,
    from: /Identifies.*/,
    to: 'The id.',
    line: 10,
    says: /`id` has fewer than 3 words\. Say/,
  },
  {
    of: 'a keyword that pages do not show',
    file: WIDGET,
    from: /type: integer/,
    to: 'type: integer\n    multipleOf: 2',
    line: 10,
    says: /Pages don't show this keyword\. Use minimum/,
  },
  {
    of: 'a field of a response that does not say whether it can be null',
    file: WIDGET,
    from: /.*x-never-null.*\n/,
    to: '',
    line: 11,
    says: /`size` does not allow null.*Write `type:/,
  },
  {
    of: 'an operation that is not described',
    file: LIST,
    from: / {2}description: .*\n/,
    to: '',
    line: 2,
    says: /fewer than 8 words\. Say/,
  },
  {
    of: 'a response without a description',
    file: LIST,
    from: 'What was asked for.',
    to: "''",
    line: 18,
    says: /response has no description\. Say/,
  },
  {
    of: 'a summary with a stop',
    file: LIST,
    from: 'List widgets',
    to: 'List widgets.',
    line: 3,
    says: /and at most 80 characters, without a period\. Move/,
  },
  {
    of: 'a keyword in capital letters',
    file: LIST,
    from: 'x-paging',
    to: 'x-keywords: [Parts in stock]\n  x-paging',
    line: 15,
    says: /x-keywords\[0\] must be 2 to 40 characters in lowercase/,
  },
  {
    of: 'a resource without any of its keywords',
    file: TAG,
    from: /$/,
    to: 'x-keywords: []\n',
    line: 3,
    says: /x-keywords are empty: add/,
  },
];
