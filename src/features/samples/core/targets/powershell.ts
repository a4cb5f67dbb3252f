import {powershellRestmethod} from '@scalar/snippetz/plugins/powershell/restmethod';
import {powershell} from '../literals';
import {sampleWriter} from '../sampleWriter';

/** Windows PowerShell 5.1 or PowerShell 7. */
export const write = sampleWriter({
  generator: powershellRestmethod,
  literals: powershell,
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
