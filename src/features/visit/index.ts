export {KEY_ITEM, clearKey, fingerprint, followClearedKey, onEndElsewhere, signalEnd, storeKey} from './secretEnd';
export {readVisitorItem, writeVisitorItem} from './visitorItems';
export {type VisitEnd, currentVisit, endVisit, onVisitEnd} from './visit';
