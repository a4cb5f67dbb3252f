import {type RefObject, useEffect} from 'react';

/** Sends a form with Ctrl+Enter, or Cmd+Enter on Apple devices, from all its inputs. */
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
