export {KEY_ITEM, clearKey, followClearedKey} from './clearedKey';
export {fingerprint} from './fingerprint';
export {onEndElsewhere, signalEnd} from './secretEnd';
export {readVisitorItem, writeVisitorItem} from './visitorItems';
export {type VisitEnd, currentVisit, endVisit, onVisitEnd} from './visit';
