import {slotFiller} from '../../utils/slotFiller';
import {Feedback} from './Feedback';

/** Asks at the end of the guide that is shown, if it is one and has not been asked about. */
export const showFeedback = slotFiller('feedback', <Feedback />);
