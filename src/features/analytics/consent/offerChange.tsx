import {placeFiller} from '../placeFiller';
import {ChangeAnswer} from './ChangeAnswer';

/** Puts the way to another answer at the end of the footer, if this footer has none yet. */
export const offerChange = placeFiller('consent', <ChangeAnswer />);
