export type {SandboxRecord} from './core';
export {SANDBOX_KEY, SANDBOX_POINTS} from './key';
export {SandboxNotLoaded, fetchFromSandbox, isSandboxStored, preloadSandbox, resetSandbox, sandboxRecords} from './tab';
