// cspell:words gsub
import {singleQuoted} from '../../../../src/features/samples/core/sampleWriter';
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

const fieldText = (path: readonly (string | number)[]): string =>
  path.length === 0
    ? 'body'
    : `body.dig(${path.map((key) => (typeof key === 'number' ? String(key) : singleQuoted(key))).join(', ')})`;

const values: Values = {
  scalar: (value) => (typeof value === 'string' ? singleQuoted(value) : value === null ? 'nil' : String(value)),
  variable: (name) => name,
  status: 'status',
  field: fieldText,
};

function conditionText(condition: Condition): string {
  if (condition.kind === 'compare')
    return `${valueText(condition.left, values)} ${condition.isEqual ? '==' : '!='} ${valueText(condition.right, values)}`;
  const {path, field, isLength, value} = condition;
  const one = `item[${singleQuoted(field)}]${isLength ? '&.length' : ''}`;
  return `items(${fieldText(path)}).any? { |item| item.is_a?(Hash) && ${one} == ${values.scalar(value)} }`;
}

const writer: Writer = {
  comment: '#',
  and: ' && ',
  condition: conditionText,
  request: (step) => {
    const url = urlText(step.url, (variable) => `#{encode(${variable})}`);
    return `status, body = send_request('${step.method}', ${sendArguments(`"${url}"`, step, values)})`;
  },
  check: (condition, reason) =>
    `finish(${reason === undefined ? '"The API returned #{status}."' : singleQuoted(reason)}, false) unless ${condition}`,
  save: (name, value) => `${name} = ${valueText(value, values)}`,
  end: (condition, reason) => [`finish(${singleQuoted(reason)}) if ${condition}`],
  repeat: (request, condition, {seconds, times}) => [
    'status = body = nil',
    `(0..${String(times)}).each do`,
    ...indent([request, `break if status != 200 || (${condition})`, `sleep ${String(seconds)}`], '  '),
    'end',
  ],
};

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
  const {inputs, limit, outputs} = program;
  const body = programSteps(program, writer);
  return [
    ...introOf(program, 'Ruby 3').map((line) => `# ${line}`),
    "require 'json'",
    "require 'net/http'",
    '',
    "API = ENV.fetch('SALESLOFT_API_URL', 'https://api.salesloft.com')",
    ...inputs.map(([name, value]) => `${name} = ${templateText(value, values)}`),
    '',
    ...HELPERS(limit),
    ...(body.some((line) => line.includes('items(')) ? QUERIES : []),
    ...body,
    '',
    `puts JSON.pretty_generate({${outputs.map(([name, variable]) => `'${name}' => ${variable}`).join(', ')}})`,
  ].join('\n');
}
