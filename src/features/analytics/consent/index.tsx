import {slotFiller} from '@site/src/utils/slotFiller';
import {ChangeConsent} from './ChangeConsent';
import {type Choice, readChoice} from './choice';
import {showBanner} from './showBanner';

export {onRefusal} from './choice';

/** Returns the visitor's choice. If there is none, shows the banner and waits. */
export const askConsent = async (): Promise<Choice> => readChoice() ?? (await showBanner());

/** Adds the button that changes the choice to the end of the footer, if it is missing. */
export const offerConsentChange = slotFiller('consent', <ChangeConsent />);
