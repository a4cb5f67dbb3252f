import {Breakable} from '@site/src/components/Breakable';
import {Event, OperationLink, Scope} from './ApiNames';
import {Diagram} from './Diagram';
import {RequestResponse} from './RequestResponse';
import {TableRow} from './TableRow';

export {Event, Scope};

export const guideComponents = {Breakable, Diagram, Event, OperationLink, RequestResponse, Scope, tr: TableRow};
