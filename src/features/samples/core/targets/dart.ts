import {dartHttp} from '@scalar/snippetz/plugins/dart/http';
import {dart} from '../literals';
import {sampleWriter} from '../sampleWriter';

export const write = sampleWriter({
  generator: dartHttp,
  literals: dart,
  bodyKind: 'application/octet-stream',
  complete: (program) => program.replace('<String,String>', '<String, String>'),
});
