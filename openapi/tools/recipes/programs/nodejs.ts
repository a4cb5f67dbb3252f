import {escaped} from '../../../../src/features/samples/core/sampleWriter';
import {type Syntax, indent, introOf, numbered, templateText} from './lines';
import type {Check, Condition, Program, ProgramStep, Value} from './program';

const string = escaped("'");
const syntax: Syntax = {
  scalar: (value) => (typeof value === 'string' ? string(value) : String(value)),
  variable: (name) => name,
};

const fieldText = (path: readonly (string | number)[]): string =>
  `response.body${path.map((key) => (typeof key === 'number' ? `?.[${String(key)}]` : `?.${key}`)).join('')}`;

function valueText(value: Value): string {
  if (value.kind === 'status') return 'response.status';
  return value.kind === 'field' ? `(${fieldText(value.path)} ?? null)` : templateText(value, syntax);
}

function conditionText(condition: Condition): string {
  if (condition.kind === 'compare')
    return `${valueText(condition.left)} ${condition.isEqual ? '===' : '!=='} ${valueText(condition.right)}`;
  const {path, field, isLength, value} = condition;
  return `Object.values(${fieldText(path)} ?? {}).some((item) => item?.${field}${isLength ? '?.length' : ''} === ${syntax.scalar(value)})`;
}

const checkLine = ({condition, reason}: Check): string =>
  `check(${conditionText(condition)}, ${reason === undefined ? '`The API returned ${response.status}.`' : string(reason)});`;

const urlText = (url: ProgramStep['url']): string =>
  `\`${url.map((part) => (typeof part === 'string' ? part : `\${encodeURIComponent(${part.variable})}`)).join('')}\``;

function requestLine({method, url, body}: ProgramStep): string {
  const more = body === undefined ? '' : `, ${templateText(body, syntax)}`;
  return `response = await send('${method}', ${urlText(url)}${more});`;
}

function stepLines(title: string, step: ProgramStep): readonly string[] {
  const {checks, saved, ends, repeat} = step;
  const once = [requestLine(step)];
  const all = checks.map(({condition}) => conditionText(condition)).join(' && ');
  const sent = repeat
    ? [
        `for (let attempt = 0; attempt <= ${String(repeat.times)}; attempt += 1) {`,
        ...indent(
          [
            ...once,
            `if (response.status !== 200 || (${all})) break;`,
            `await sleep(${String(repeat.seconds * 1000)});`,
          ],
          '  ',
        ),
        '}',
      ]
    : once;
  return [
    '',
    `// ${title}`,
    ...sent,
    ...checks.map(checkLine),
    ...saved.map(([name, value]) => `const ${name} = ${valueText(value).replace(/^\((.*)\)$/, '$1')};`),
    ...ends.map(
      ({conditions, reason}) => `if (${conditions.map(conditionText).join(' && ')}) finish(${string(reason)});`,
    ),
  ];
}

export function write(program: Program): string {
  const {inputs, limit, outputs, steps} = program;
  return [
    ...introOf(program, 'Node 20').map((line) => `// ${line}`),
    "import {setTimeout as sleep} from 'node:timers/promises';",
    '',
    "const API = process.env.SALESLOFT_API_URL ?? 'https://api.salesloft.com';",
    ...inputs.map(([name, value]) => `const ${name} = ${templateText(value, syntax)};`),
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
    ...numbered(steps).flatMap(([title, step]) => stepLines(title, step)),
    '',
    `console.log(JSON.stringify({${outputs.map(([name, variable]) => (name === variable ? name : `${name}: ${variable}`)).join(', ')}}, null, 2));`,
  ].join('\n');
}
