import {powershellRestmethod} from '@scalar/snippetz/plugins/powershell/restmethod';
import {sampleWriter} from '../sampleWriter';

export {default as grammar} from 'highlight.js/lib/languages/powershell';

/** Windows PowerShell 5.1 or PowerShell 7. */
export const write = sampleWriter({
  generator: powershellRestmethod,
  // PowerShell, about_Quoting_Rules: straight and curly quotes are escaped by repeating them. Here-strings need no escapes.
  string: (text) => `'${text.replaceAll(/['‘’‚‛]/g, '$&$&')}'`,
  block: (json) => `@'\n${json}\n'@`,
  key: (name) => `"Bearer $env:${name}"`,
  complete: (program) => {
    const body = program.includes(" -Body 'sample_body'");
    const named = program
      .replace('$headers=@{}', '$headers = @{}')
      // -ContentType sets it, and some versions of Windows PowerShell reject it in the headers.
      .replace(body ? /^\$headers\.Add\("Content-Type".*\n/im : '', '')
      // Windows PowerShell sends strings as Latin-1, and bytes unchanged.
      .replace("'sample_body'", '([System.Text.Encoding]::UTF8.GetBytes($body))')
      .replace(/^\$response/m, () => `${body ? "$body = 'sample_body'\n" : ''}$response`);
    return `${named}\n$response | ConvertTo-Json -Depth 20`;
  },
});
