import {Breakable, Event, OperationLink, Scope} from './ApiNames';
import {Diagram} from './Diagram';
import {RequestResponse} from './RequestResponse';

export {Breakable, Event, Scope};

export const guideComponents = {Breakable, Diagram, Event, OperationLink, RequestResponse, Scope};
