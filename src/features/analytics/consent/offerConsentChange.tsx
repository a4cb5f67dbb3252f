import {slotFiller} from '../../../utils/slotFiller';
import {ChangeConsent} from './ChangeConsent';

/** Puts the button that changes the choice at the end of the footer, unless it is there. */
export const offerConsentChange = slotFiller('consent', <ChangeConsent />);
