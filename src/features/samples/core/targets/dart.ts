import {dartHttp} from '@scalar/snippetz/plugins/dart/http';
import {sendsFiles} from '../formText';
import {escaped, readsKey, sampleWriter} from '../sampleWriter';

export {default as grammar} from 'highlight.js/lib/languages/dart';

export const write = sampleWriter({
  generator: dartHttp,
  // Dart, 17.7: `$` interpolates. Raw multiline strings can contain everything except three quotes.
  string: escaped("'", "'$"),
  block: (json) => (json.includes("'''") ? undefined : `r'''\n${json}'''`),
  key: (name) => `'Bearer \${Platform.environment['${name}']}'`,
  bodyKind: 'application/octet-stream',
  complete: (program, request) =>
    `${readsKey(program) || sendsFiles(request) || request.saves !== undefined ? "import 'dart:io';\n\n" : ''}${program.replace('<String,String>', '<String, String>')}`,
  files: {
    text: (literal) => `...utf8.encode(${literal})`,
    file: (name) => `...File(${name}).readAsBytesSync()`,
    separator: ', ',
    around: (program) => `import 'dart:convert';\n${program.replace("'sample_body'", '[sample_body]')}`,
  },
  saves: (program) =>
    program.replace('print(response.body)', "File('sample_file').writeAsBytesSync(response.bodyBytes)"),
});
