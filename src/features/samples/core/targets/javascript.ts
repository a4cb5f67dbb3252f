import {jsFetch} from '@scalar/snippetz/plugins/js/fetch';
import {inBlob, javascript, readsKey, sampleWriter} from '../sampleWriter';
import {KEY_VARIABLE} from '../request';

export {default as grammar} from 'highlight.js/lib/languages/javascript';

const keyConstant = (variable = KEY_VARIABLE): string => `const ${variable} = 'paste your key here';\n\n`;

const SAVE = `(file) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'sample_file';
    link.click();
  }`;

/** Runs in any script, so without top-level await. Browsers have no environment. snippetz ignores the response. */
export const write = sampleWriter({
  generator: jsFetch,
  ...javascript,
  key: (name) => `\`Bearer \${${name}}\``,
  complete: (program, {keyVariable}) =>
    `${readsKey(program) ? keyConstant(keyVariable) : ''}${program}\n  .then((response) => response.text())\n  .then((text) => console.log(text))\n  .catch((error) => console.error(error));`,
  files: {
    file: (_, index) => `document.querySelector('input[type=file]').files[${String(index)}]`,
    separator: ', ',
    around: inBlob,
  },
  saves: (program) =>
    program.replace('response.text()', 'response.blob()').replace('(text) => console.log(text)', SAVE),
});
