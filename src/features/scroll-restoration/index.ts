export {holdPosition} from './client';
