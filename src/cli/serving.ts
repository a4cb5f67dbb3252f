import type {Sandbox} from '../../sandbox/start';
import {endsWell} from '../node/lifetime';
import {StepFailed} from '../node/steps';

/** Waits until the command is ended by a signal. @throws when the mock API has ended by itself before */
export async function serving(sandbox?: Pick<Sandbox, 'broken'>): Promise<never> {
  endsWell();
  await (sandbox?.broken ?? new Promise<never>(() => undefined));
  throw new StepFailed('The mock API has ended by itself, and the sandbox with it. Start it again.');
}
