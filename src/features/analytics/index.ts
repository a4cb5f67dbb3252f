export {trackingAllowed} from './trackingAllowed';
