export {LogIn, useLogInPlanned} from './LogIn';
export {onIdentity, useUser} from './identity';
export {LogInControl, MobileLogIn} from './LogInControl';
export {Notice as LogInNotice} from './LogInNotice';
export {useAuth} from './useAuth';
