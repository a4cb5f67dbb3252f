import {apiVersions} from '../../src/config/apiVersions';
import {main, readOptions} from '../../src/node/command';
import {REDOCLY_CONFIG, lintApi} from './lint/redocly';

/** Lints every version of the site, or the named APIs of the `--config` file. */
main(async () => {
  const {values, positionals} = readOptions('npm run spec -- lint [v2 --config <redocly.yaml>]', {
    options: {config: {type: 'string', default: REDOCLY_CONFIG}},
    allowPositionals: true,
  });
  const apis =
    positionals.length > 0
      ? positionals.map((id) => ({id, label: id}))
      : apiVersions.map(({id, label}) => ({id, label: `API ${label}`}));
  for (const {id, label} of apis) {
    const {clean, lines} = await lintApi(id, label, values.config);
    for (const line of lines) (clean ? console.log : console.error)(line);
    if (!clean) process.exitCode = 1;
  }
});
