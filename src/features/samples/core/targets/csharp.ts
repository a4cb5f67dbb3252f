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
    const type = `new MediaTypeHeaderValue("${contentTypeMarker(request)}"));`;
    const statements = program.replace(BODY, `    "sample_body",\n    ${type}`);
    // Implicit usings don't include the namespace of header values.
    const using = statements.includes('HeaderValue(') ? 'using System.Net.Http.Headers;\n\n' : '';
    // snippetz doesn't print the response.
    return `${using}${statements}\nConsole.WriteLine(await response.Content.ReadAsStringAsync());`;
  },
});
