import {jsFetch} from '@scalar/snippetz/plugins/js/fetch';
import {javascript} from '../literals';
import {sampleWriter} from '../sampleWriter';

/** Runs in any script, so without top-level await. snippetz ignores the response. */
export const write = sampleWriter({
  generator: jsFetch,
  literals: javascript,
  complete: (program) =>
    `${program}\n  .then((response) => response.text())\n  .then((text) => console.log(text))\n  .catch((error) => console.error(error));`,
});
