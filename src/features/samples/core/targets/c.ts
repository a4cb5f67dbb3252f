import {cLibcurl} from '@scalar/snippetz/plugins/c/libcurl';
import {c} from '../literals';
import {sampleWriter} from '../sampleWriter';
import {indented} from './indented';

const END = `
  if (ret != CURLE_OK) fprintf(stderr, "%s\\n", curl_easy_strerror(ret));
`;

/** Compile with \`-lcurl\`. snippetz has no includes, main and cleanup. */
export const write = sampleWriter({
  generator: cLibcurl,
  literals: c,
  complete: (program) =>
    [
      '#include <stdio.h>',
      '#include <curl/curl.h>',
      '',
      'int main(void) {',
      indented(program, '  ') + END,
      ...(program.includes('*headers') ? ['  curl_slist_free_all(headers);'] : []),
      '  curl_easy_cleanup(hnd);',
      '  return ret == CURLE_OK ? 0 : 1;',
      '}',
    ].join('\n'),
});
