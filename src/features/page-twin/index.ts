export {PageTwin} from './PageTwin';
export {TwinLink} from './TwinLink';
