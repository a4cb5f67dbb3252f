import {csharpHttpclient} from '@scalar/snippetz/plugins/csharp/httpclient';
import {contentTypeMarker, sampleWriter} from '../sampleWriter';

export {default as grammar} from 'highlight.js/lib/languages/csharp';

/** The body as snippetz writes it, with its own content type instead of the header's. */
const BODY = '"""\nsample_body\n""",\nSystem.Text.Encoding.UTF8, "text/plain");';

/** HttpClient with top-level statements, implicit usings and raw strings: .NET 7 (C# 11) or later. */
export const write = sampleWriter({
  generator: csharpHttpclient,
  // C# 11, Raw string literals: can contain everything except three quotes. Removes the indentation of the last line.
  block: (json, margin) => ['"""', ...json.split('\n'), '"""'].join(`\n${margin}`),
  key: (name) => `Environment.GetEnvironmentVariable("${name}")`,
  complete: (program, request) => {
    // The constructor takes no parameters, such as the boundary of a form.
    const call = request.form ? 'MediaTypeHeaderValue.Parse' : 'new MediaTypeHeaderValue';
    const type = `${call}("${contentTypeMarker(request)}"));`;
    const statements = program.replace(BODY, `    "sample_body",\n    ${type}`);
    // Implicit usings don't include the namespace of header values.
    const using = /HeaderValue[.(]/.test(statements) ? 'using System.Net.Http.Headers;\n\n' : '';
    // snippetz doesn't print the response.
    return `${using}${statements}\nConsole.WriteLine(await response.Content.ReadAsStringAsync());`;
  },
  // Collection expressions: .NET 8 (C# 12).
  files: {
    text: (literal) => `.. ${literal}u8`,
    file: (name) => `.. File.ReadAllBytes(${name})`,
    separator: ', ',
    around: (program) =>
      program.replace(
        /new StringContent\(\n {4}"sample_body",\n {4}(.*)\);/,
        'new ByteArrayContent([sample_body])\n{\n    Headers = { ContentType = $1 },\n};',
      ),
  },
  saves: (program) =>
    program.replace(
      /Console\.WriteLine\(.*\);/,
      'await File.WriteAllBytesAsync("sample_file", await response.Content.ReadAsByteArrayAsync());',
    ),
});
