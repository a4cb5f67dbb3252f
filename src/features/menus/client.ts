import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {closeMenus} from './closeMenus';

/** On every page, because menus are also in HTML that React doesn't render. */
if (ExecutionEnvironment.canUseDOM) closeMenus(document);
