/** Why a visit ended. `elsewhere` if another page of this tab ended it. */
export type VisitEnd = 'loggedOut' | 'expired' | 'loggedIn' | 'keyCleared' | 'keyReplaced' | 'elsewhere';
