export {prefetchPages} from './behaviors/prefetchPages';
export {internalTarget} from './core/internalLink';
