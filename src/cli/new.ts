import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {readOptions} from '../node/options';
import {main} from '../node/steps';
import {type Files, type ReadFile, writeFiles} from './new/files';
import {newGuide} from './new/guide';
import {newOperation} from './new/operation';

const USAGE = `npm run new -- guide <section>/<page> | operation <resource> <method> <path>
For example:
  npm run new -- guide api-basics/retries
  npm run new -- operation people get '/v2/people/{id}/photo'`;

const read: ReadFile = (file) => {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const [, resources = ''] = /^(.*\/resources)\/[^/]+\/tag\.yaml$/.exec(file) ?? [];
  if (resources === '') throw new Error(`${file} is missing.`);
  throw new Error(
    `${file} is missing. Name one of the resources: ${readdirSync(resources).join(', ')}. For a new one, write its tag.yaml first (README.md).`,
  );
};

function filesFor([kind, ...words]: readonly string[]): {files: Files; next: string} {
  const [first = '', method = '', path = ''] = words;
  if (kind === 'guide' && words.length === 1)
    return {
      files: newGuide(first, read),
      next: 'Write the guide, its description and its keywords, then run npm run build.',
    };
  if (kind === 'operation' && words.length === 3) {
    const files = newOperation({resource: first, method: method.toLowerCase(), path}, read);
    return {files, next: 'Run npm run spec -- lint, which names what is still empty.'};
  }
  throw new Error(`Usage: ${USAGE}`);
}

/** `npm run new`: writes the files of a guide or operation, and adds it to every list. */
main(async () => {
  const {files, next} = filesFor(readOptions(USAGE, {allowPositionals: true}).positionals);
  await writeFiles(files);
  for (const file of files.keys()) console.log(file);
  console.log(next);
});
