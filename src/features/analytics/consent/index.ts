import {type Choice, readChoice} from './choice';
import {showBanner} from './showBanner';

export {onRefusal} from './choice';
export {offerConsentChange} from './offerConsentChange';

/** The visitor's choice; shows the banner and waits if there is none yet. */
export const askConsent = async (): Promise<Choice> => readChoice() ?? (await showBanner());
