import {dartHttp} from '@scalar/snippetz/plugins/dart/http';
import {dart} from '../literals';
import {readsKey, sampleWriter} from '../sampleWriter';

export const write = sampleWriter({
  generator: dartHttp,
  literals: dart,
  key: (name) => `'Bearer \${Platform.environment['${name}']}'`,
  bodyKind: 'application/octet-stream',
  complete: (program) =>
    `${readsKey(program) ? "import 'dart:io';\n\n" : ''}${program.replace('<String,String>', '<String, String>')}`,
});
