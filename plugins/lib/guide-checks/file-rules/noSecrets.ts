import {SECRET, linesWithSecrets} from '../../../../openapi/tools/lint/secretLines';
import type {FileRule} from './file';

export const noSecrets: FileRule = {
  id: 'no-secrets',
  description: 'Files have no keys and tokens',
  check: ({bytes}) => linesWithSecrets(bytes.toString()).map((line) => ({line, message: SECRET})),
};
