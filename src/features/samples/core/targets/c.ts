import {cLibcurl} from '@scalar/snippetz/plugins/c/libcurl';
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

/** Compile with \`-lcurl\`. snippetz has no includes, main and cleanup. */
export const write = sampleWriter({
  generator: cLibcurl,
  string: cString,
  key: () => 'authorization',
  complete: (program, request) =>
    [
      '#include <stdio.h>',
      ...(readsKey(program) ? ['#include <stdlib.h>'] : []),
      '#include <curl/curl.h>',
      '',
      'int main(void) {',
      indented(readsKey(program) ? program.replace('struct', `${authorization(request)}struct`) : program, '  ') + END,
      ...(program.includes('*headers') ? ['  curl_slist_free_all(headers);'] : []),
      '  curl_easy_cleanup(hnd);',
      '  return ret == CURLE_OK ? 0 : 1;',
      '}',
    ].join('\n'),
});
