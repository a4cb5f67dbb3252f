import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

test.each([
  ['core/lib/ssg/ssg.js', "Can't render static file"],
  ['core/lib/ssg/ssg.js', 'Docusaurus static site generation failed'],
  ['core/lib/server/routes.js', 'Duplicate routes found'],
  ['core/lib/webpack/plugins/ForceTerminatePlugin.js', 'bundle compiled with errors'],
  ['plugin-content-docs/lib/docs.js', "Can't process doc metadata"],
  ['plugin-content-docs/lib/index.js', 'Loading of version failed'],
  ['plugin-content-docs/lib/index.js', "link couldn't be resolved"],
  ['mdx-loader/lib/utils.js', 'MDX compilation failed for file'],
])('the installed Docusaurus still says in %s: %s', (file, words) => {
  expect(readFileSync(`node_modules/@docusaurus/${file}`, 'utf8')).toContain(words);
});
