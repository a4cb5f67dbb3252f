export {readSession, writeSession} from './storage';
export {type VisitEnd, currentVisit, endVisit, onVisitEnd} from './visit';
