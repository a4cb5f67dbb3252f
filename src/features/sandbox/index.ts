export {SANDBOX_KEY, SANDBOX_POINTS} from './core/key';
export {SandboxNotLoaded, fetchFromSandbox, isSandboxStored, preloadSandbox, resetSandbox} from './tab';
