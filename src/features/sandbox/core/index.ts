export type {Caller} from './call';
export {Router, type OpenApiDocument} from './router';
export {Sandbox, type SandboxOptions} from './sandbox';
export type {Seed} from './store';
