import {escaped} from '../../../../src/features/samples/core/sampleWriter';
import {type Syntax, indent, introOf, numbered, templateText} from './lines';
import type {Check, Condition, Program, ProgramStep, Value} from './program';

const string = escaped('"');
const NAMED: Readonly<Record<string, string>> = {null: 'None', true: 'True', false: 'False'};
const syntax: Syntax = {
  scalar: (value) => (typeof value === 'string' ? string(value) : (NAMED[String(value)] ?? String(value))),
  variable: (name) => name,
};

const fieldText = (path: readonly (string | number)[]): string =>
  path.length === 0 ? 'body' : `field(body, ${path.map((key) => JSON.stringify(key)).join(', ')})`;

function valueText(value: Value): string {
  if (value.kind === 'status') return 'status';
  return value.kind === 'field' ? fieldText(value.path) : templateText(value, syntax);
}

/** None, True and False are compared by identity (PEP 8). */
function conditionText(condition: Condition): string {
  if (condition.kind === 'compare') {
    const {left, right, isEqual} = condition;
    const isNamed = right.kind === 'literal' && Object.hasOwn(NAMED, String(right.value));
    const operator = isNamed ? (isEqual ? 'is' : 'is not') : isEqual ? '==' : '!=';
    return `${valueText(left)} ${operator} ${valueText(right)}`;
  }
  const {path, field, isLength, value} = condition;
  const one = `field(item, ${JSON.stringify(field)})`;
  return `any(${isLength ? `length(${one})` : one} == ${syntax.scalar(value)} for item in items(${fieldText(path)}))`;
}

const checkLine = ({condition, reason}: Check): string =>
  `check(${conditionText(condition)}, ${reason === undefined ? 'f"The API returned {status}."' : string(reason)})`;

function urlText(url: ProgramStep['url']): string {
  const text = url.map((part) => (typeof part === 'string' ? part : `{encode(${part.variable})}`)).join('');
  return `${text.includes('{') ? 'f' : ''}"${text}"`;
}

function requestLine({method, url, body}: ProgramStep): string {
  const more = body === undefined ? '' : `, ${templateText(body, syntax)}`;
  return `status, body = send("${method}", ${urlText(url)}${more})`;
}

function stepLines(title: string, step: ProgramStep): readonly string[] {
  const {checks, saved, ends, repeat} = step;
  const once = [requestLine(step)];
  const all = checks.map(({condition}) => conditionText(condition)).join(' and ');
  const sent = repeat
    ? [
        `for attempt in range(${String(repeat.times + 1)}):`,
        ...indent(
          [...once, `if status != 200 or (${all}):`, '    break', `time.sleep(${String(repeat.seconds)})`],
          '    ',
        ),
      ]
    : once;
  return [
    '',
    `# ${title}`,
    ...sent,
    ...checks.map(checkLine),
    ...saved.map(([name, value]) => `${name} = ${valueText(value)}`),
    ...ends.flatMap(({conditions, reason}) => [
      `if ${conditions.map(conditionText).join(' and ')}:`,
      `    finish(${string(reason)})`,
    ]),
  ];
}

const HELPERS = (limit: Program['limit']): readonly string[] => [
  'def send(method, path, data=None):',
  '    headers = {"Authorization": f"Bearer {os.environ[\'SALESLOFT_API_KEY\']}"}',
  '    if data is not None:',
  '        headers["Content-Type"] = "application/json"',
  '        data = json.dumps(data).encode()',
  '    for attempt in itertools.count():',
  '        request = urllib.request.Request(API + path, data, headers, method=method)',
  '        try:',
  '            with urllib.request.urlopen(request, timeout=60) as response:',
  '                status, text = response.status, response.read()',
  '        except urllib.error.HTTPError as error:',
  '            status, text = error.code, error.read()',
  `        if status != 429 or attempt == ${String(limit.times)}:`,
  '            return status, json.loads(text) if text else None',
  `        time.sleep(${String(limit.seconds)})`,
  '',
  '',
  'def finish(reason, code=0):',
  '    print(reason, file=sys.stderr)',
  '    sys.exit(code)',
  '',
  '',
  'def check(is_met, reason):',
  '    if not is_met:',
  '        finish(reason, 1)',
  '',
  '',
  'def field(value, *path):',
  '    for key in path:',
  '        try:',
  '            value = value[key]',
  '        except (IndexError, KeyError, TypeError):',
  '            return None',
  '    return value',
  '',
  '',
  'def encode(value):',
  '    return urllib.parse.quote(value if isinstance(value, str) else json.dumps(value), safe="")',
];

const QUERIES: readonly string[] = [
  '',
  '',
  'def items(value):',
  '    return value.values() if isinstance(value, dict) else value or []',
  '',
  '',
  'def length(value):',
  '    return len(value) if isinstance(value, (dict, list, str)) else None',
];

export function write(program: Program): string {
  const {inputs, limit, outputs, steps} = program;
  const body = numbered(steps).flatMap(([title, step]) => stepLines(title, step));
  return [
    ...introOf(program, 'Python 3').map((line) => `# ${line}`),
    ...['itertools', 'json', 'os', 'sys', 'time', 'urllib.error', 'urllib.parse', 'urllib.request'].map(
      (name) => `import ${name}`,
    ),
    '',
    'API = os.environ.get("SALESLOFT_API_URL", "https://api.salesloft.com")',
    ...inputs.map(([name, value]) => `${name} = ${templateText(value, syntax)}`),
    '',
    '',
    ...HELPERS(limit),
    ...(body.some((line) => line.includes('items(')) ? QUERIES : []),
    '',
    ...body,
    '',
    `print(json.dumps({${outputs.map(([name, variable]) => `"${name}": ${variable}`).join(', ')}}, indent=2))`,
  ].join('\n');
}
