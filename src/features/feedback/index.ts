export {FeedbackSlot} from './FeedbackSlot';
export {showFeedback} from './showFeedback';
