export {followLinks} from './behaviours/followLinks';
export {prefetchPages} from './behaviours/prefetchPages';
export {internalTarget} from './core/internalLink';
