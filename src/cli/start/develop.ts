import {endsWell} from '../../node/lifetime';
import {main, run, tool} from '../../node/steps';
import {followSources} from './followSources';

/** The development server of `npm start`, with what follows changes of pages and descriptions. */
main(async () => {
  const [, , port = ''] = process.argv;
  followSources();
  endsWell();
  const env = {...process.env, NO_UPDATE_NOTIFIER: '1'};
  await run(...tool('docusaurus', 'start', '--no-open', '--port', port), {env});
});
