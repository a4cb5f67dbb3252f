import {nodeFetch} from '@scalar/snippetz/plugins/node/fetch';
import {inBlob, javascript, sampleWriter} from '../sampleWriter';

export {default as grammar} from 'highlight.js/lib/languages/javascript';

/** An ES module for Node 18 or later. snippetz ignores the response. */
export const write = sampleWriter({
  generator: nodeFetch,
  ...javascript,
  key: (name) => `\`Bearer \${process.env.${name}}\``,
  complete: (program) => `const response = await ${program};\n\nconsole.log(response.status, await response.text());`,
  files: {
    file: (name) => `readFileSync(${name})`,
    separator: ', ',
    around: (program) => `import {readFileSync} from 'node:fs';\n\n${inBlob(program)}`,
  },
  saves: (program) =>
    `import {writeFileSync} from 'node:fs';\n\n${program}`.replace(
      /console\.log\(.*\);/,
      "writeFileSync('sample_file', new Uint8Array(await response.arrayBuffer()));",
    ),
});
