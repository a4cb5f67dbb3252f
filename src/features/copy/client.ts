import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {copyText} from './copyText';

/** Part of every page: one listener serves all buttons, those of HTML that React does not render too. */
if (ExecutionEnvironment.canUseDOM) copyText(document.body);
