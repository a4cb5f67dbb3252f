import {slotFiller} from '../../utils/slotFiller';
import {Feedback} from './Feedback';

/** Shows the question at the end of a guide, once. */
export const showFeedback = slotFiller('feedback', <Feedback />);
