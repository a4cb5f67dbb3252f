import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isTextInput} from './keyboard';

/** Lists the shortcuts when a visitor presses `?`. The list is a chunk of its own. */
function press({key, ctrlKey, altKey, metaKey, isComposing, target}: KeyboardEvent): void {
  if (key !== '?' || ctrlKey || altKey || metaKey || isComposing || isTextInput(target)) return;
  import(/* webpackChunkName: "shortcuts" */ './showShortcuts').then(
    ({showShortcuts}) => showShortcuts(),
    () => undefined,
  );
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('keydown', press);
