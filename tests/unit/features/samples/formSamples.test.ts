// cspell:words WRITEDATA
import {describe, expect, test} from 'vitest';
import type {MediaType, PlacedOperation} from '../../../../openapi/model/spec';
import {formParts} from '../../../../src/features/samples/core/formText';
import {LANGUAGES} from '../../../../src/features/samples/core/languages';
import type {SampleRequest} from '../../../../src/features/samples/core/request';
import {sampleRequest} from '../../../../src/features/samples/core/sampleRequest';
import {writeSample} from '../../../../src/features/samples/core/writeSample';
import {HOSTILE_CASES} from '../../../samples/cases';
import {type ReadLanguage, isRead, readLiterals} from './readLiteral';

/** How a language reads a file, and how it saves one. */
const READS: Readonly<Record<ReadLanguage, RegExp>> = {
  csharp: /File\.ReadAllBytes\(/g,
  java: /Files\.readAllBytes\(/g,
  powershell: /ReadAllBytes\(\(Convert-Path -LiteralPath /g,
  dart: /\.readAsBytesSync\(\)/g,
  c: /append\(body, "/g,
  'objective-c': /dataWithContentsOfFile:/g,
  ocaml: /In_channel\.with_open_bin /g,
  r: /readBin\(/g,
  swift: /Data\(contentsOf: /g,
  kotlin: /\.readBytes\(\)/g,
  rust: /fs::read\(/g,
};
const SAVES: Readonly<Record<ReadLanguage, RegExp>> = {
  csharp: /File\.WriteAllBytesAsync\(/,
  java: /\.asFile\(/,
  powershell: / -OutFile '/,
  dart: /\.writeAsBytesSync\(response\.bodyBytes\)/,
  c: /CURLOPT_WRITEDATA, file/,
  'objective-c': /\[data writeToFile:/,
  ocaml: /Lwt_io\.write file content/,
  r: /writeBin\(content\(response, "raw"\)/,
  swift: /data\.write\(to: /,
  kotlin: /writeBytes\(it\.body!!\.bytes\(\)\)/,
  rust: /fs::write\(/,
};

const operation = (content: Readonly<Record<string, MediaType>>, returns = 'application/json'): PlacedOperation => ({
  ...{operationId: 'files-create', summary: 'Upload', method: 'post', path: '/files', security: []},
  requestBody: {required: true, content},
  responses: {200: {content: {[returns]: {}}}},
});
const schema = {
  type: 'object',
  required: ['files'],
  properties: {
    files: {type: 'array', items: {type: 'string', contentMediaType: 'text/csv'}},
    note: {type: 'string', examples: ['Q1; "$5"']},
  },
};

const lines = (request: PlacedOperation) => writeSample('curl', sampleRequest(request, 'https://api.example.com'));

test.each<[string, PlacedOperation, string]>([
  [
    'a form with a file',
    operation({'multipart/form-data': {schema}}),
    `curl -sS https://api.example.com/files \\
  -F "files=@file.csv" \\
  --form-string 'note=Q1; "$5"'`,
  ],
  [
    'a form without files',
    operation({
      'application/x-www-form-urlencoded': {schema: {properties: {grant_type: {}}}, example: {grant_type: 'a b'}},
    }),
    `curl -sS https://api.example.com/files \\
  --data-urlencode "grant_type=a b"`,
  ],
  [
    'a file, and saves one',
    operation({'image/png': {}}, 'application/pdf'),
    `curl -sS https://api.example.com/files \\
  -H "Accept: application/pdf" \\
  -H "Content-Type: image/png" \\
  --data-binary "@file.png" \\
  --output "file.pdf"`,
  ],
])('@shown-03 curl sends %s', async (_, request, expected) => {
  expect(await lines(request)).toBe(expected);
});

const FORMS = HOSTILE_CASES.flatMap(({name, request: {form, ...request}}) => (form ? [{name, form, request}] : []));
const download: SampleRequest = {method: 'GET', url: 'https://api.example.com', query: [], headers: [], saves: 'a.pdf'};

// The other languages run in tests/samples, which shows what they send and save.
describe.each(LANGUAGES.map(({id}) => id).filter(isRead))('a sample in %s', (language) => {
  test.each(FORMS)('@shown-03 holds the fields of a form and reads its files: $name', async ({form, request}) => {
    const sample = await writeSample(language, {...request, form});
    const parts = formParts(form).map(({value}) => value);
    expect(readLiterals(language, sample)).toEqual(expect.arrayContaining(parts));
    expect(sample.match(READS[language])?.length ?? 0).toBe(form.fields.filter(({isFile}) => isFile).length);
    expect(sample).not.toMatch(/sample_|\r/);
  });

  test('@shown-03 saves a download', async () => {
    const sample = await writeSample(language, download);
    expect(readLiterals(language, sample)).toContain('a.pdf');
    expect(sample).toMatch(SAVES[language]);
  });
});
