import {type SandboxPorts, ports} from '../../sandbox/settings';
import {assertFree, portFrom} from '../node/ports';

export const sandboxPorts = (): SandboxPorts =>
  Object.fromEntries(
    Object.entries(ports).map(([service, {variable, standard}]) => [service, portFrom(variable, standard)]),
  ) as SandboxPorts;

/**
 * @param site the port of a site that may already run, which no service can have
 * @throws when two services have the same port, or a port is in use
 */
export async function assertPorts(given: Readonly<Record<string, number>>, site?: number): Promise<void> {
  const owners = new Map(site === undefined ? [] : [[site, 'PORT']]);
  for (const [variable, port] of Object.entries(given)) {
    const owner = owners.get(port);
    if (owner !== undefined)
      throw new Error(`${owner} and ${variable} are both ${String(port)}. Give each service its own port.`);
    owners.set(port, variable);
  }
  for (const [variable, port] of Object.entries(given)) await assertFree(port, variable);
}

export const byVariable = (given: SandboxPorts): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(ports).map(([service, {variable}]) => [variable, given[service as keyof SandboxPorts]]),
  );
