import {dartHttp} from '@scalar/snippetz/plugins/dart/http';
import {escaped, readsKey, sampleWriter} from '../sampleWriter';

export {default as grammar} from 'highlight.js/lib/languages/dart';

export const write = sampleWriter({
  generator: dartHttp,
  // Dart, 17.7: `$` interpolates. Raw multiline strings can contain everything except three quotes.
  string: escaped("'", "'$"),
  block: (json) => (json.includes("'''") ? undefined : `r'''\n${json}'''`),
  key: (name) => `'Bearer \${Platform.environment['${name}']}'`,
  bodyKind: 'application/octet-stream',
  complete: (program) =>
    `${readsKey(program) ? "import 'dart:io';\n\n" : ''}${program.replace('<String,String>', '<String, String>')}`,
});
