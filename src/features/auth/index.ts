export {useAuth} from './AuthContext';
export {AuthProvider, useLogInPlanned} from './AuthProvider';
export {LogInControl} from './LogInControl';
export {MobileLogIn} from './MobileLogIn';
