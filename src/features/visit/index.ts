export {KEY_ITEM, clearKey, followClearedKey} from './clearedKey';
export {fingerprint} from './fingerprint';
export {readVisitorItem, writeVisitorItem} from './visitorItems';
export {type VisitEnd, currentVisit, endVisit, onVisitEnd} from './visit';
