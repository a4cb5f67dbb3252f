import {parseArgs} from 'node:util';
import {OPTION_NAMES, readOptions} from '../features/webhook-signatures/core/testDelivery';
import {deliver} from './deliver';

/** The program of the package: it sends the delivery in its options to a port of this computer. */
async function run(): Promise<boolean> {
  const options = Object.fromEntries(OPTION_NAMES.map((name) => [name, {type: 'string' as const}]));
  return deliver(readOptions(parseArgs({options}).values), {say: (line) => console.log(line)});
}

run().then(
  (isAccepted) => {
    process.exitCode = isAccepted ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
