import {endsWell} from '../node/lifetime';
import {readOptions} from '../node/options';
import {assertFree, portFrom} from '../node/ports';
import {main, run, step, tool, tsx} from '../node/steps';
import {followSources} from './followSources';

async function makePages(): Promise<void> {
  await run(...tsx('openapi/tools/bundle.ts'));
  await run(...tsx('openapi/tools/generate.ts'));
}

/** `npm start`: makes the reference pages, serves the site, and follows changes of descriptions. */
main(async () => {
  readOptions('npm start');
  const port = portFrom('PORT', 3000);
  await assertFree(port, 'PORT');
  await step('Make the reference pages', makePages);
  followSources();
  endsWell();
  const env = {...process.env, NO_UPDATE_NOTIFIER: '1'};
  await run(...tool('docusaurus', 'start', '--no-open', '--port', String(port)), {env});
});
