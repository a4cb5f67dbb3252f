import {readJson} from '../../../../src/features/try-it/core/json';
import {messageOf} from '../rule';
import type {GuideRule} from './guide';
import {jsonFencesIn} from './jsonFences';

export const jsonSyntax: GuideRule = {
  id: 'json-syntax',
  description: 'JSON in code blocks is valid',
  check: (guide) =>
    jsonFencesIn(guide).flatMap(({line, text}) => {
      const read = readJson(text);
      if (read.kind === 'error')
        return [{line: line + read.line, message: `The JSON is not valid: ${read.reason}. Correct the JSON.`}];
      const message = messageOf(() => JSON.parse(text) as unknown);
      return message === undefined ? [] : [{line, message: `${message}. Correct the JSON.`}];
    }),
};
