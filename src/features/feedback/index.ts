export {FeedbackSlot} from './FeedbackSlot';
