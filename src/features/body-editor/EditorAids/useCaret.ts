import {type RefObject, useEffect, useState} from 'react';

/** What depends on the caret follows it after this time, in milliseconds, so that it delays no key. */
const DELAY = 80;

/** The position of the caret. Undefined while the textarea doesn't have the focus. */
export function useCaret(textarea: RefObject<HTMLTextAreaElement>, value: string): number | undefined {
  const [position, setPosition] = useState<number>();
  useEffect(() => {
    let timer: number | undefined;
    const read = (): void => {
      const {current} = textarea;
      setPosition(current && current === document.activeElement ? current.selectionStart : undefined);
    };
    const follow = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(read, DELAY);
    };
    follow();
    document.addEventListener('selectionchange', follow);
    document.addEventListener('focusin', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', follow);
      document.removeEventListener('focusin', follow);
    };
  }, [textarea, value]);
  return position;
}
