import {slotFiller} from '../../../utils/slotFiller';
import {ChangeConsent} from './ChangeConsent';

/** Puts the way to another answer at the end of the footer, if this footer has none yet. */
export const offerConsentChange = slotFiller('consent', <ChangeConsent />);
