import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {copyOnClick} from './copyOnClick';

/** Runs on every page. One listener serves all buttons, including those in static HTML. */
if (ExecutionEnvironment.canUseDOM) copyOnClick(document.body);
