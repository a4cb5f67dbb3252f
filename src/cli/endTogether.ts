import type {Sandbox} from '../../sandbox/start';

/** Ends the sandbox, and what runs beside it, on Ctrl-C; and when the mock API ends by itself, which is a failure. */
export function endTogether(sandbox: Sandbox, closeOthers: () => Promise<void> = () => Promise.resolve()): void {
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    void Promise.all([closeOthers(), sandbox.stop()]);
  };
  // Not once: the runner of TypeScript passes a signal on that the terminal has sent already, and the second would kill.
  process.on('SIGINT', end).on('SIGTERM', end);
  void sandbox.broken.then(() => {
    if (ending) return;
    console.error('The mock API has ended by itself, and the sandbox with it. Start it again.');
    process.exitCode = 1;
    end();
  });
}
