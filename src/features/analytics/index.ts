export {FeedbackPlace} from './FeedbackPlace';
