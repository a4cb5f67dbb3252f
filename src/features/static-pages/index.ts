export {followLinks} from './behaviours/followLinks';
