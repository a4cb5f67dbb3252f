import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {offerShortcuts} from './offerShortcuts';

/** On every page. */
if (ExecutionEnvironment.canUseDOM) offerShortcuts();
