// cspell:words gsub
import {singleQuoted} from '../../../../src/features/samples/core/sampleWriter';
import {type Syntax, indent, introOf, numbered, templateText} from './lines';
import type {Check, Condition, Program, ProgramStep, Value} from './program';

const syntax: Syntax = {
  scalar: (value) => (typeof value === 'string' ? singleQuoted(value) : value === null ? 'nil' : String(value)),
  variable: (name) => name,
};

const fieldText = (path: readonly (string | number)[]): string =>
  path.length === 0
    ? 'body'
    : `body.dig(${path.map((key) => (typeof key === 'number' ? String(key) : singleQuoted(key))).join(', ')})`;

function valueText(value: Value): string {
  if (value.kind === 'status') return 'status';
  return value.kind === 'field' ? fieldText(value.path) : templateText(value, syntax);
}

function conditionText(condition: Condition): string {
  if (condition.kind === 'compare')
    return `${valueText(condition.left)} ${condition.isEqual ? '==' : '!='} ${valueText(condition.right)}`;
  const {path, field, isLength, value} = condition;
  const one = `item[${singleQuoted(field)}]${isLength ? '&.length' : ''}`;
  return `items(${fieldText(path)}).any? { |item| item.is_a?(Hash) && ${one} == ${syntax.scalar(value)} }`;
}

const checkLine = ({condition, reason}: Check): string =>
  `finish(${reason === undefined ? '"The API returned #{status}."' : singleQuoted(reason)}, false) unless ${conditionText(condition)}`;

const urlText = (url: ProgramStep['url']): string =>
  `"${url.map((part) => (typeof part === 'string' ? part : `#{encode(${part.variable})}`)).join('')}"`;

function requestLine({method, url, body}: ProgramStep): string {
  const more = body === undefined ? '' : `, ${templateText(body, syntax)}`;
  return `status, body = send_request('${method}', ${urlText(url)}${more})`;
}

function stepLines(title: string, step: ProgramStep): readonly string[] {
  const {checks, saved, ends, repeat} = step;
  const once = [requestLine(step)];
  const all = checks.map(({condition}) => conditionText(condition)).join(' && ');
  const sent = repeat
    ? [
        'status = body = nil',
        `(0..${String(repeat.times)}).each do`,
        ...indent([...once, `break if status != 200 || (${all})`, `sleep ${String(repeat.seconds)}`], '  '),
        'end',
      ]
    : once;
  return [
    '',
    `# ${title}`,
    ...sent,
    ...checks.map(checkLine),
    ...saved.map(([name, value]) => `${name} = ${valueText(value)}`),
    ...ends.map(
      ({conditions, reason}) => `finish(${singleQuoted(reason)}) if ${conditions.map(conditionText).join(' && ')}`,
    ),
  ];
}

const HELPERS = (limit: Program['limit']): readonly string[] => [
  'def send_request(method, path, data = nil)',
  '  uri = URI(API + path)',
  '  request = Net::HTTPGenericRequest.new(method, !data.nil?, true, uri)',
  "  request['Authorization'] = \"Bearer #{ENV.fetch('SALESLOFT_API_KEY')}\"",
  '  if data',
  "    request['Content-Type'] = 'application/json'",
  '    request.body = JSON.generate(data)',
  '  end',
  '  (0..).each do |attempt|',
  "    response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') { |http| http.request(request) }",
  '    status = response.code.to_i',
  '    text = response.body.to_s',
  `    return [status, text.empty? ? nil : JSON.parse(text)] if status != 429 || attempt == ${String(limit.times)}`,
  `    sleep ${String(limit.seconds)}`,
  '  end',
  'end',
  '',
  'def finish(reason, success = true)',
  '  warn reason',
  '  exit success',
  'end',
  '',
  'def encode(value)',
  "  URI.encode_www_form_component(value.is_a?(String) ? value : JSON.generate(value)).gsub('+', '%20')",
  'end',
];

const QUERIES: readonly string[] = ['', 'def items(value)', '  value.is_a?(Hash) ? value.values : Array(value)', 'end'];

export function write(program: Program): string {
  const {inputs, limit, outputs, steps} = program;
  const body = numbered(steps).flatMap(([title, step]) => stepLines(title, step));
  return [
    ...introOf(program, 'Ruby 3').map((line) => `# ${line}`),
    "require 'json'",
    "require 'net/http'",
    '',
    "API = ENV.fetch('SALESLOFT_API_URL', 'https://api.salesloft.com')",
    ...inputs.map(([name, value]) => `${name} = ${templateText(value, syntax)}`),
    '',
    ...HELPERS(limit),
    ...(body.some((line) => line.includes('items(')) ? QUERIES : []),
    ...body,
    '',
    `puts JSON.pretty_generate({${outputs.map(([name, variable]) => `'${name}' => ${variable}`).join(', ')}})`,
  ].join('\n');
}
