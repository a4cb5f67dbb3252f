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

const string = escaped('"');
const NAMED: Readonly<Record<string, string>> = {null: 'None', true: 'True', false: 'False'};

const fieldText = (path: readonly (string | number)[]): string =>
  path.length === 0 ? 'body' : `field(body, ${path.map((key) => JSON.stringify(key)).join(', ')})`;

const values: Values = {
  scalar: (value) => (typeof value === 'string' ? string(value) : (NAMED[String(value)] ?? String(value))),
  variable: (name) => name,
  status: 'status',
  field: fieldText,
};

/** None, True and False are compared by identity (PEP 8). */
function conditionText(condition: Condition): string {
  if (condition.kind === 'compare') {
    const {left, right, isEqual} = condition;
    const isNamed = right.kind === 'literal' && Object.hasOwn(NAMED, String(right.value));
    const operator = isNamed ? (isEqual ? 'is' : 'is not') : isEqual ? '==' : '!=';
    return `${valueText(left, values)} ${operator} ${valueText(right, values)}`;
  }
  const {path, field, isLength, value} = condition;
  const one = `field(item, ${JSON.stringify(field)})`;
  return `any(${isLength ? `length(${one})` : one} == ${values.scalar(value)} for item in items(${fieldText(path)}))`;
}

const writer: Writer = {
  comment: '#',
  and: ' and ',
  condition: conditionText,
  request: (step) => {
    const url = urlText(step.url, (variable) => `{encode(${variable})}`);
    const text = `${url.includes('{') ? 'f' : ''}"${url}"`;
    return `status, body = send("${step.method}", ${sendArguments(text, step, values)})`;
  },
  check: (condition, reason) =>
    `check(${condition}, ${reason === undefined ? 'f"The API returned {status}."' : string(reason)})`,
  save: (name, value) => `${name} = ${valueText(value, values)}`,
  end: (condition, reason) => [`if ${condition}:`, `    finish(${string(reason)})`],
  repeat: (request, condition, {seconds, times}) => [
    `for attempt in range(${String(times + 1)}):`,
    ...indent([request, `if status != 200 or (${condition}):`, '    break', `time.sleep(${String(seconds)})`], '    '),
  ],
};

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
  const {inputs, limit, outputs} = program;
  const body = programSteps(program, writer);
  return [
    ...introOf(program, 'Python 3').map((line) => `# ${line}`),
    ...['itertools', 'json', 'os', 'sys', 'time', 'urllib.error', 'urllib.parse', 'urllib.request'].map(
      (name) => `import ${name}`,
    ),
    '',
    'API = os.environ.get("SALESLOFT_API_URL", "https://api.salesloft.com")',
    ...inputs.map(([name, value]) => `${name} = ${templateText(value, values)}`),
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
