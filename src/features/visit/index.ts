export {readVisitorItem, writeVisitorItem} from './visitorItems';
export {type VisitEnd, currentVisit, endVisit, onVisitEnd} from './visit';
