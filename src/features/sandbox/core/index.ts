export type {Caller} from './call';
export {Router} from './router';
export {Sandbox, type SandboxOptions, type SandboxRecord} from './sandbox';
