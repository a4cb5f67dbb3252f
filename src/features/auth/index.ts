export {useAuth} from './AuthContext';
export {AuthProvider, useLogInPlanned} from './AuthProvider';
export {onIdentity, useUser} from './identity';
export {LogInControl} from './LogInControl';
export {MobileLogIn} from './LogInControl';
export {Notice as LogInNotice} from './LogInNotice';
