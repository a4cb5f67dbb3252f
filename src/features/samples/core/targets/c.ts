import {cLibcurl} from '@scalar/snippetz/plugins/c/libcurl';
import {cString, indented, readsKey, sampleWriter} from '../sampleWriter';
import {KEY_VARIABLE} from '../request';

export {default as grammar} from 'highlight.js/lib/languages/c';

const END = `
  if (ret != CURLE_OK) fprintf(stderr, "%s\\n", curl_easy_strerror(ret));
`;

/** The header with the key, in front of the list of headers. */
const AUTHORIZATION = `char authorization[4096];
snprintf(authorization, sizeof authorization, "Authorization: Bearer %s", getenv("${KEY_VARIABLE}"));
`;

/** Compile with \`-lcurl\`. snippetz has no includes, main and cleanup. */
export const write = sampleWriter({
  generator: cLibcurl,
  string: cString,
  key: () => 'authorization',
  complete: (program) =>
    [
      '#include <stdio.h>',
      ...(readsKey(program) ? ['#include <stdlib.h>'] : []),
      '#include <curl/curl.h>',
      '',
      'int main(void) {',
      indented(readsKey(program) ? program.replace('struct', `${AUTHORIZATION}struct`) : program, '  ') + END,
      ...(program.includes('*headers') ? ['  curl_slist_free_all(headers);'] : []),
      '  curl_easy_cleanup(hnd);',
      '  return ret == CURLE_OK ? 0 : 1;',
      '}',
    ].join('\n'),
});
