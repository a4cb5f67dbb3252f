import {slotFiller} from '../../../utils/slotFiller';
import {ChangeConsent} from './ChangeConsent';

/** Adds the button that changes the choice to the end of the footer, if it is missing. */
export const offerConsentChange = slotFiller('consent', <ChangeConsent />);
