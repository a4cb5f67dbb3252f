import {shellCurl} from '@scalar/snippetz/plugins/shell/curl';
import {shell} from '../literals';
import {TOKEN_PLACEHOLDER} from '../request';
import {sampleWriter} from '../sampleWriter';

/** curl for a POSIX shell, with the key from the environment variable of our guides. */
export const write = sampleWriter({
  generator: shellCurl,
  literals: shell,
  complete: (program) =>
    program.replace(`'Authorization: Bearer ${TOKEN_PLACEHOLDER}'`, '"Authorization: Bearer $SALESLOFT_API_KEY"'),
});
