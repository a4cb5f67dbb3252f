import {powershellRestmethod} from '@scalar/snippetz/plugins/powershell/restmethod';
import {sampleWriter} from '../sampleWriter';

export {default as grammar} from 'highlight.js/lib/languages/powershell';

/** Windows PowerShell 5.1 or PowerShell 7. */
export const write = sampleWriter({
  generator: powershellRestmethod,
  // PowerShell, about_Quoting_Rules: straight and curly quotes are escaped by repeating them. Here-strings need no escapes.
  string: (text) => `'${text.replaceAll(/['‘’‚‛]/g, '$&$&')}'`,
  lines: (text) =>
    `"${text
      .replaceAll(/[`$"“”„]/g, '`$&')
      .replaceAll('\r', '`r')
      .replaceAll('\n', '`n')}"`,
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
  files: {
    text: (literal) => `[System.Text.Encoding]::UTF8.GetBytes(${literal})`,
    file: (name) => `[System.IO.File]::ReadAllBytes((Convert-Path -LiteralPath ${name}))`,
    separator: ' + ',
    around: (program) =>
      program
        .replace("$body = 'sample_body'", () => '[byte[]]$body = sample_body')
        .replace('([System.Text.Encoding]::UTF8.GetBytes($body))', () => '$body'),
  },
  saves: (program) => program.replace(/^\$response = (.*)\n\$response.*$/m, "$1 -OutFile 'sample_file'"),
});
