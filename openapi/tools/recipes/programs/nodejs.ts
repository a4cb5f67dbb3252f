import {escaped} from '../../../../src/features/samples/core/sampleWriter';
import {
  type Values,
  type Writer,
  indent,
  introOf,
  programSteps,
  sendArguments,
  templateText,
  urlText,
  valueText,
} from './lines';
import type {Condition, Program} from './program';

const string = escaped("'");

const fieldText = (path: readonly (string | number)[]): string =>
  `response.body${path.map((key) => (typeof key === 'number' ? `?.[${String(key)}]` : `?.${key}`)).join('')}`;

const values: Values = {
  scalar: (value) => (typeof value === 'string' ? string(value) : String(value)),
  variable: (name) => name,
  status: 'response.status',
  field: (path) => `(${fieldText(path)} ?? null)`,
};

function conditionText(condition: Condition): string {
  if (condition.kind === 'compare')
    return `${valueText(condition.left, values)} ${condition.isEqual ? '===' : '!=='} ${valueText(condition.right, values)}`;
  const {path, field, isLength, value} = condition;
  return `Object.values(${fieldText(path)} ?? {}).some((item) => item?.${field}${isLength ? '?.length' : ''} === ${values.scalar(value)})`;
}

const writer: Writer = {
  comment: '//',
  and: ' && ',
  condition: conditionText,
  request: (step) => {
    const url = urlText(step.url, (variable) => `\${encodeURIComponent(${variable})}`);
    return `response = await send('${step.method}', ${sendArguments(`\`${url}\``, step, values)});`;
  },
  check: (condition, reason) =>
    `check(${condition}, ${reason === undefined ? '`The API returned ${response.status}.`' : string(reason)});`,
  save: (name, value) => `const ${name} = ${valueText(value, values).replace(/^\((.*)\)$/, '$1')};`,
  end: (condition, reason) => [`if (${condition}) finish(${string(reason)});`],
  repeat: (request, condition, {seconds, times}) => [
    `for (let attempt = 0; attempt <= ${String(times)}; attempt += 1) {`,
    ...indent(
      [request, `if (response.status !== 200 || (${condition})) break;`, `await sleep(${String(seconds * 1000)});`],
      '  ',
    ),
    '}',
  ],
};

export function write(program: Program): string {
  const {inputs, limit, outputs} = program;
  return [
    ...introOf(program, 'Node 20').map((line) => `// ${line}`),
    "import {setTimeout as sleep} from 'node:timers/promises';",
    '',
    "const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';",
    ...inputs.map(([name, value]) => `const ${name} = ${templateText(value, values)};`),
    '',
    'async function send(method, path, data) {',
    '  const headers = {Authorization: `Bearer ${process.env.SALESLOFT_API_KEY}`};',
    "  if (data !== undefined) headers['Content-Type'] = 'application/json';",
    '  for (let attempt = 0; ; attempt += 1) {',
    '    const response = await fetch(API + path, {method, headers, body: JSON.stringify(data)});',
    '    const text = await response.text();',
    `    if (response.status !== 429 || attempt === ${String(limit.times)})`,
    "      return {status: response.status, body: text === '' ? null : JSON.parse(text)};",
    `    await sleep(${String(limit.seconds * 1000)});`,
    '  }',
    '}',
    '',
    'function finish(reason, code = 0) {',
    '  console.error(reason);',
    '  process.exit(code);',
    '}',
    '',
    'function check(isMet, reason) {',
    '  if (!isMet) finish(reason, 1);',
    '}',
    '',
    'let response;',
    ...programSteps(program, writer),
    '',
    `console.log(JSON.stringify({${outputs.map(([name, variable]) => (name === variable ? name : `${name}: ${variable}`)).join(', ')}}, null, 2));`,
  ].join('\n');
}
