import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isTextInput} from '../../utils/isTextInput';

const MODAL = 'dialog[open], [role=dialog][aria-modal=true]';

const isHelpKey = ({key, target, ctrlKey, metaKey, altKey, isComposing}: KeyboardEvent): boolean =>
  key === '?' && !ctrlKey && !metaKey && !altKey && !isComposing && !isTextInput(target);

/** If it can't be loaded, the next key tries again. */
const show = (): void =>
  void import(/* webpackChunkName: "shortcuts" */ './showShortcuts').then(
    ({showShortcuts}) => showShortcuts(),
    () => undefined,
  );

// Every page has the key, and the button in its footer.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', (event) => {
    if (isHelpKey(event) && !document.querySelector(MODAL)) show();
  });
  document.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('button[data-opens=shortcuts]')) show();
  });
}
