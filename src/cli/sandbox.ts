import {type OpenerPolicy, openerPolicies} from '../../sandbox/sso/server';
import {startSandbox} from '../../sandbox/start';
import {atEnd} from '../node/lifetime';
import {readOptions} from '../node/options';
import {portFrom} from '../node/ports';
import {main} from '../node/steps';
import {assertPorts, byVariable, sandboxPorts} from './sandboxPorts';
import {serving} from './serving';

/** `SANDBOX_COOP`: how the single sign-on isolates its window. The default is the strictest. */
function openerPolicy(): OpenerPolicy | undefined {
  const given = process.env.SANDBOX_COOP;
  if (given === undefined || given === '') return undefined;
  const policy = openerPolicies.find((name) => name === given);
  if (policy) return policy;
  throw new Error(`SANDBOX_COOP is ${JSON.stringify(given)}. It must be one of ${openerPolicies.join(', ')}.`);
}

/** Starts the sandbox without a site, for a site that listens on `PORT`: `npm start`, `npm run serve` or the browser tests. */
main(async () => {
  readOptions('npm run sandbox');
  const policy = openerPolicy();
  const ports = sandboxPorts();
  await assertPorts(byVariable(ports));
  const sandbox = await startSandbox({
    ports,
    origins: [`http://localhost:${String(portFrom('PORT', 3000))}`],
    ...(policy && {openerPolicy: policy}),
  });
  atEnd(sandbox.stop);
  for (const {name, url} of sandbox.services) console.log(`${name}: ${url}`);
  await serving();
});
