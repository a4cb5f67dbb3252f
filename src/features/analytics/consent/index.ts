import {type Choice, readChoice} from './choice';
import {showBanner} from './showBanner';

export {onRefusal} from './choice';
export {offerConsentChange} from './offerConsentChange';

/** What the visitor has answered, now or before; asks with a banner if need be, and waits. */
export const askConsent = async (): Promise<Choice> => readChoice() ?? (await showBanner());
