export {followLinks} from './behaviors/followLinks';
export {prefetchPages} from './behaviors/prefetchPages';
export {internalTarget} from './core/internalLink';
