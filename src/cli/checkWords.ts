import path from 'node:path';
import {otherTextProblems} from '../../plugins/lib/guide-checks/textProblems';
import {StepFailed, main, readOptions} from '../node/command';
import {wordsLinter} from './words/linter';

const FILES = [
  '{docs/platform,src/pages}/**/*.mdx',
  '*.md',
  '{docs,openapi,plugins,sandbox,src,src/*,tests,.github}/*.md',
  'openapi/v*/**/*.yaml',
  '{openapi/{model,pages,tools},plugins,sandbox,src,tests}/**/*.{ts,tsx}',
];

/** Checks all texts for words that the style guide refuses, and other files than pages for characters that no one sees. */
main(async () => {
  const {values} = readOptions('npm run check -- words', {options: {'cache-location': {type: 'string'}}});
  const cacheLocation = values['cache-location'];
  const linter = await wordsLinter(cacheLocation === undefined ? {} : {cache: true, cacheLocation});
  const results = await linter.lintFiles(FILES);
  for (const {filePath, messages} of results)
    for (const {message, loc} of messages)
      console.error(`${path.relative('.', filePath)}:${String(loc.start.line)} ${message}`);
  const others = otherTextProblems();
  for (const problem of others) console.error(problem);
  if (others.length > 0 || results.some(({messages}) => messages.length > 0)) throw new StepFailed();
});
