export type {Caller} from './call';
export {Router} from './router';
export {Sandbox, type SandboxOptions} from './sandbox';
