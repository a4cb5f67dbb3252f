import {csharpHttpclient} from '@scalar/snippetz/plugins/csharp/httpclient';
import {csharp} from '../literals';
import {contentTypeMarker, sampleWriter} from '../sampleWriter';

/** HttpClient with top-level statements, implicit usings and raw strings: .NET 7 (C# 11) or later. */
export const write = sampleWriter({
  generator: csharpHttpclient,
  literals: csharp,
  mend: (program, request) =>
    [
      // Implicit usings lack the namespace of AuthenticationHeaderValue.
      ...(program.includes('HeaderValue(') ? ['using System.Net.Http.Headers;', ''] : []),
      // Names a type of its own instead of the header's.
      program.replace(
        'System.Text.Encoding.UTF8, "text/plain");',
        `new MediaTypeHeaderValue("${contentTypeMarker(request)}"));`,
      ),
      // The generator ends before anything is shown.
      'Console.WriteLine(await response.Content.ReadAsStringAsync());',
    ].join('\n'),
});
