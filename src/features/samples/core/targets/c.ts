// cspell:words fclose fgetc fopen fputc fputs ftell POSTFIELDSIZE READDATA WRITEDATA
import {cLibcurl} from '@scalar/snippetz/plugins/c/libcurl';
import {sendsFiles} from '../formText';
import {cString, indented, readsKey, sampleWriter, schemeOf} from '../sampleWriter';
import {KEY_VARIABLE, type SampleRequest, headersOf} from '../request';

export {default as grammar} from 'highlight.js/lib/languages/c';

const END = `
  if (ret != CURLE_OK) fprintf(stderr, "%s\\n", curl_easy_strerror(ret));
`;

/** The header with the key, in front of the list of headers. */
function authorization(request: SampleRequest): string {
  const {value = ''} = headersOf(request).find(({name}) => name.toLowerCase() === 'authorization') ?? {};
  return `char authorization[4096];
snprintf(authorization, sizeof authorization, "Authorization: ${schemeOf(value)} %s", getenv("${request.keyVariable ?? KEY_VARIABLE}"));
`;
}

/** Copies a file into the body. */
const APPEND = `static void append(FILE *body, const char *name) {
  FILE *file = fopen(name, "rb");
  if (file == NULL) exit(1);
  for (int byte; (byte = fgetc(file)) != EOF;) fputc(byte, body);
  fclose(file);
}

`;

const BODY = `FILE *body = tmpfile();
  sample_body
  curl_easy_setopt(hnd, CURLOPT_POST, 1L);
  curl_easy_setopt(hnd, CURLOPT_POSTFIELDSIZE, ftell(body));
  rewind(body);
  curl_easy_setopt(hnd, CURLOPT_READDATA, body);`;

/** Compile with \`-lcurl\`. snippetz has no includes, main and cleanup. */
export const write = sampleWriter({
  generator: cLibcurl,
  string: cString,
  key: () => 'authorization',
  complete: (program, request) =>
    [
      '#include <stdio.h>',
      ...(readsKey(program) || sendsFiles(request) ? ['#include <stdlib.h>'] : []),
      '#include <curl/curl.h>',
      '',
      'int main(void) {',
      indented(readsKey(program) ? program.replace('struct', `${authorization(request)}struct`) : program, '  ') + END,
      ...(program.includes('*headers') ? ['  curl_slist_free_all(headers);'] : []),
      '  curl_easy_cleanup(hnd);',
      '  return ret == CURLE_OK ? 0 : 1;',
      '}',
    ].join('\n'),
  files: {
    text: (literal) => `fputs(${literal}, body);`,
    file: (name) => `append(body, ${name});`,
    separator: '\n',
    around: (program) =>
      program.replace('int main', `${APPEND}$&`).replace(/curl_easy_setopt\(.*"sample_body"\);/, BODY),
  },
  saves: (program) =>
    program
      .replace(
        'CURLcode ret',
        `FILE *file = fopen("sample_file", "wb");\n  curl_easy_setopt(hnd, CURLOPT_WRITEDATA, file);\n  $&`,
      )
      .replace(/^ *curl_easy_cleanup.*$/m, '$&\n  fclose(file);'),
});
