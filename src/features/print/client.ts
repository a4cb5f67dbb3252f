import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {unfoldForPrint} from './unfoldForPrint';

/** Part of every page: guides fold as well as reference pages. */
if (ExecutionEnvironment.canUseDOM) unfoldForPrint(document);
