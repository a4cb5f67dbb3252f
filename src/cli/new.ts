import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {readOptions} from '../node/options';
import {main} from '../node/steps';
import {newGuide} from './new/guide';
import {newOperation} from './new/operation';

const USAGE = `npm run new -- guide <section>/<page> | operation <resource> <method> <path>
For example:
  npm run new -- guide api-basics/retries
  npm run new -- operation people get '/v2/people/{id}/photo'`;

/** New texts of files by path, and what to do next. */
function filesFor([kind, first = '', method = '', url = '', ...others]: readonly string[]): [
  Map<string, string>,
  string,
] {
  if (kind === 'guide' && first !== '' && method === '')
    return [newGuide(first), 'Write the guide, its description and its keywords, then run npm run build.'];
  if (kind === 'operation' && url !== '' && others.length === 0)
    return [
      newOperation(first, method.toLowerCase(), url),
      'Run npm run spec -- lint, which names what is still empty.',
    ];
  throw new Error(`Usage: ${USAGE}`);
}

/** `npm run new`: writes the files of a guide or operation, formatted as `npm run format` does. */
main(async () => {
  const [files, next] = filesFor(readOptions(USAGE, {allowPositionals: true}).positionals);
  const options = await resolveConfig('package.json');
  for (const [file, text] of files) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, await format(text, {...options, filepath: file}));
    console.log(file);
  }
  console.log(next);
});
