import type {Sandbox} from '../../sandbox/start';
import {endsWell} from '../node/lifetime';
import {StepFailed} from '../node/steps';

/** Waits for a signal that ends the command. @throws if the mock API exits before */
export async function serving(sandbox?: Pick<Sandbox, 'broken'>): Promise<never> {
  endsWell();
  await (sandbox?.broken ?? new Promise<never>(() => undefined));
  throw new StepFailed('The mock API stopped unexpectedly, and so did the sandbox. Start it again.');
}
