export type {Caller} from './call';
export {Router, type OpenApiDocument} from './router';
export {Sandbox, type SandboxOptions, type SandboxRecord} from './sandbox';
