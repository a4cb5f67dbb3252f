import {type RefObject, useEffect} from 'react';

/** Ctrl+Enter, and Cmd+Enter on Apple devices, send a form from any of its inputs, the editor of several lines among them. */
export function useSendKeys(form: RefObject<HTMLFormElement>): void {
  useEffect(() => {
    const element = form.current;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      element?.requestSubmit();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [form]);
}
