// cspell:words fopen
import {phpCurl} from '@scalar/snippetz/plugins/php/curl';
import {escaped, sampleWriter, singleQuoted} from '../sampleWriter';

export {default as grammar} from 'highlight.js/lib/languages/php';

export const write = sampleWriter({
  generator: phpCurl,
  // PHP, Nowdoc: has no escapes. No line of JSON begins with the delimiter.
  string: singleQuoted,
  lines: escaped('"', '"$'),
  block: (json) => `<<<'JSON'\n${json}\nJSON`,
  key: (name) => `'Authorization: Bearer ' . getenv('${name}')`,
  complete: (program, {method}) => {
    // snippetz ignores PUT, PATCH and DELETE. CURLOPT_POST without fields waits for a body.
    const verb = method === 'GET' ? '' : `curl_setopt($ch, CURLOPT_CUSTOMREQUEST, '${method}');\n`;
    return (
      `<?php\n\n${program}`
        .replace('curl_setopt($ch, CURLOPT_POST, true);\n', '')
        .replace(/\n{2,}(?=curl_setopt)/, `\n${verb}`)
        .replace(
          /(?<=HTTPHEADER, \[)(.*)(?=\]\);)/,
          (_, list: string) => `\n    ${list.replaceAll("', '", "',\n    '")},\n`,
        )
        // No effect since PHP 8.0, and deprecated in 8.5.
        .replace('\n\ncurl_close($ch);', '')
    );
  },
  files: {file: (name) => `file_get_contents(${name})`, separator: ' . '},
  saves: (program) =>
    program.replace(
      'curl_exec($ch)',
      () => "curl_setopt($ch, CURLOPT_FILE, fopen('sample_file', 'wb'));\ncurl_exec($ch)",
    ),
});
