export {SANDBOX_KEY, SANDBOX_POINTS} from './core/key';
export {SandboxNotLoaded, fetchFromSandbox, preloadSandbox, resetSandbox} from './tab';
