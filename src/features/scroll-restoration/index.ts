export {holdPosition} from './scrollRestoration';
