export {type Auth, type AuthStatus, useAuth} from './AuthContext';
