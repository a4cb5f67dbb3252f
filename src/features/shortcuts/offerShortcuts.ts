import {isTextInput} from '../../utils/isTextInput';

const MODAL = 'dialog[open], [role=dialog][aria-modal=true]';

const isAsked = ({key, target, ctrlKey, metaKey, altKey, isComposing}: KeyboardEvent): boolean =>
  key === '?' && !ctrlKey && !metaKey && !altKey && !isComposing && !isTextInput(target);

/** If it can't be loaded, the next key tries again. */
const show = (): void =>
  void import(/* webpackChunkName: "shortcuts" */ './showShortcuts').then(
    ({showShortcuts}) => showShortcuts(),
    () => undefined,
  );

/** Opens the sheet of shortcuts by `?`, and by the button in the footer, whose code every page has. */
export function offerShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    if (isAsked(event) && !document.querySelector(MODAL)) show();
  });
  document.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('button[data-opens=shortcuts]')) show();
  });
}
