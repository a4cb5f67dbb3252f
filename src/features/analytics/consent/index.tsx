import {type Choice, readChoice} from './choice';
import {showBanner} from './showBanner';

export {onRefusal} from './choice';
export {offerConsentChange} from './offerConsentChange';

/** Returns the visitor's choice. If there is none, shows the banner and waits. */
export const askConsent = async (): Promise<Choice> => readChoice() ?? (await showBanner());
