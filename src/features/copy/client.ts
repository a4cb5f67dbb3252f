import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {copyOnClick} from './copyOnClick';

/** Part of every page: one listener serves all buttons, those of HTML that React does not render too. */
if (ExecutionEnvironment.canUseDOM) copyOnClick(document.body);
