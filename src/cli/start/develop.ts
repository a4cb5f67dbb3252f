import {endsWell} from '../../node/lifetime';
import {main, run, tool} from '../../node/steps';
import {followGuideTable} from './followGuideTable';
import {followSources} from './followSources';

/** The development server of `npm start`, with what follows changes of guides and descriptions. */
main(async () => {
  const [, , port = ''] = process.argv;
  followSources();
  followGuideTable();
  endsWell();
  const env = {...process.env, NO_UPDATE_NOTIFIER: '1'};
  await run(...tool('docusaurus', 'start', '--no-open', '--port', port), {env});
});
