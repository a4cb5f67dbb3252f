import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {unfoldForPrint} from './unfoldForPrint';

/** Runs on every page, because guides also have collapsible parts. */
if (ExecutionEnvironment.canUseDOM) unfoldForPrint(document);
