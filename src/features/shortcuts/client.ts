import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isTextInput} from './keyboard';

/** Lists the shortcuts when a visitor presses `?`. The list is a chunk of its own. */
function press({key, target}: KeyboardEvent): void {
  if (key !== '?' || isTextInput(target)) return;
  import(/* webpackChunkName: "shortcuts" */ './showShortcuts').then(
    ({showShortcuts}) => showShortcuts(),
    () => undefined,
  );
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('keydown', press);
