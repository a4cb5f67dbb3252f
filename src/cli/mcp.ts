import {once} from 'node:events';
import {serveFolder} from '../mcp/server';
import {endsWell, main, readOptions} from '../node/command';

/** Serves a built site to an assistant until it closes the input. Nothing else may be printed on the output. */
main(async () => {
  const {positionals} = readOptions('npm run mcp --silent [-- folder]', {allowPositionals: true});
  serveFolder(positionals[0] ?? 'build');
  endsWell();
  await once(process.stdin, 'close');
});
