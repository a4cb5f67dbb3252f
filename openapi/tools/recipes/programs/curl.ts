// cspell:words argjson
import {shell} from '../../../../src/features/samples/core/sampleWriter';
import {type Syntax, type Writer, indent, introOf, programSteps, templateText, urlText} from './lines';
import type {Condition, Program, ProgramStep, Template, Value} from './program';

/** Values are in programs of jq. Variables of the shell have JSON. */
const syntax: Syntax = {scalar: (value) => JSON.stringify(value), variable: (name) => `$${name}`};

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const fieldText = (path: readonly (string | number)[]): string =>
  path.length === 0 ? '.' : path.map((key) => (typeof key === 'number' ? `[${String(key)}]` : `.${key}`)).join('');

const valueText = (value: Exclude<Value, {readonly kind: 'status'}>): string =>
  value.kind === 'field' ? fieldText(value.path) : templateText(value, syntax);

/** The options of jq for the variables in its program. */
const passed = (names: readonly string[]): string =>
  [...new Set(names)].map((name) => `--argjson ${name} "$${name}" `).join('');

const variablesIn = (template: Template): readonly string[] => {
  if ('kind' in template) {
    if (template.kind === 'object') return template.fields.flatMap(([, value]) => variablesIn(value));
    return template.kind === 'variable' ? [template.name] : [];
  }
  return template.flatMap(variablesIn);
};

function conditionText(condition: Condition): string {
  if (condition.kind === 'some') {
    const {path, field, isLength, value} = condition;
    const one = `${fieldText(path)} | .[]? | objects | .${field}${isLength ? ' | arrays, objects, strings | length' : ''}`;
    return `holds ${quoted(`[${one}] | any(. == ${syntax.scalar(value)})`)}`;
  }
  const {left, right, isEqual} = condition;
  const operator = isEqual ? '==' : '!=';
  if (left.kind === 'status' || right.kind === 'status') {
    const other = left.kind === 'status' ? right : left;
    return `[ "$status" ${isEqual ? '=' : '!='} ${other.kind === 'literal' ? String(other.value) : '""'} ]`;
  }
  const names = [left, right].flatMap(variablesIn);
  return `holds ${passed(names)}${quoted(`${valueText(left)} ${operator} ${valueText(right)}`)}`;
}

function requestLine({method, url, body}: ProgramStep): string {
  const text = `"${urlText(url, (variable) => `$(encode "$${variable}")`)}"`;
  if (body === undefined) return `send ${method} ${text}`;
  return `send ${method} ${text} "$(jq -n ${passed(variablesIn(body))}${quoted(templateText(body, syntax))})"`;
}

const writer: Writer = {
  comment: '#',
  and: ' && ',
  condition: conditionText,
  request: requestLine,
  check: (condition, reason) =>
    `${condition} || finish ${reason === undefined ? '"The API returned $status."' : shell.string(reason)} 1`,
  save: (name, value) =>
    value.kind === 'status' ? `${name}=$status` : `${name}=$(jq -c ${quoted(valueText(value))} "$response")`,
  end: (condition, reason) => [`if ${condition}; then finish ${shell.string(reason)} 0; fi`],
  repeat: (request, condition, {seconds, times}) => [
    'attempt=0',
    `while [ "$attempt" -le ${String(times)} ]; do`,
    ...indent(
      [
        request,
        `if [ "$status" != 200 ] || { ${condition}; }; then break; fi`,
        `sleep ${String(seconds)}`,
        'attempt=$((attempt + 1))',
      ],
      '  ',
    ),
    'done',
  ],
};

const HELPERS = (limit: Program['limit']): readonly string[] => [
  'response=$(mktemp)',
  `trap 'rm -f "$response"' EXIT`,
  '',
  'send() { # method, path, body',
  '  for attempt_of_limit in $(seq 0 LIMIT); do'.replace('LIMIT', String(limit.times)),
  '    status=$(curl -sS -o "$response" -w \'%{http_code}\' -X "$1" "$API$2" \\',
  '      -H "Authorization: Bearer $SALESLOFT_API_KEY" ${3:+-H "Content-Type: application/json" -d "$3"})',
  `    if [ "$status" != 429 ] || [ "$attempt_of_limit" = ${String(limit.times)} ]; then return; fi`,
  `    sleep ${String(limit.seconds)}`,
  '  done',
  '}',
  '',
  'finish() { # reason, exit status',
  `  echo "$1" >&2`,
  '  exit "$2"',
  '}',
  '',
  'holds() { # condition of jq on the response',
  '  jq -e "$@" "$response" > /dev/null',
  '}',
  '',
  'encode() { # JSON',
  `  jq -rn --argjson value "$1" '$value | if type == "string" then . else tojson end | @uri'`,
  '}',
];

export function write(program: Program): string {
  const {inputs, limit, outputs} = program;
  return [
    '#!/usr/bin/env bash',
    ...introOf(program, 'curl and jq').map((line) => `# ${line}`),
    'set -euo pipefail',
    '',
    'API="${SALESLOFT_API_URL:-https://api.salesloft.com}"',
    ...(inputs.length > 0 ? ['', '# Inputs, as JSON'] : []),
    ...inputs.map(([name, value]) => `${name}=${quoted(templateText(value, syntax))}`),
    '',
    ...HELPERS(limit),
    ...programSteps(program, writer),
    '',
    `printf '{${outputs.map(([name]) => `"${name}": %s`).join(', ')}}\\n' ${outputs.map(([, variable]) => `"$${variable}"`).join(' ')} | jq .`,
  ].join('\n');
}
