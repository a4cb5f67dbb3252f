export {type Auth, type AuthStatus, useAuth} from './AuthContext';
export {AuthProvider, useLogInPlanned} from './AuthProvider';
export {LogInControl} from './LogInControl';
export {MobileLogIn} from './MobileLogIn';
export type {Identity} from './core/profile';
export {onIdentity} from './identity';
