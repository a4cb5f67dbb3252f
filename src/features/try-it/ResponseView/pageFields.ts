import {createContext} from 'react';
import {aboutOf} from '../core/fields';

/** The fields of a response that the page describes. */
export interface PageFields {
  /** The beginning of their IDs: `response-200-`. */
  readonly prefix: string;
  readonly paths: ReadonlySet<string>;
}

export const PageFieldsContext = createContext<PageFields>({prefix: '', paths: new Set()});

/** Reads the fields of a status from the text of the page, so that nothing has to be loaded. */
export function pageFields(page: HTMLElement, status: number): PageFields {
  const prefix = `response-${String(status)}-`;
  const items = [...page.querySelectorAll(`li[id^="${prefix}"]`)];
  return {prefix, paths: new Set(items.map(({id}) => id.slice(prefix.length)))};
}

/** The type and the first sentence of the description, as on the page. */
export function readField(id: string): {readonly type: string; readonly about: string} {
  const item = document.getElementById(id);
  const marks = [...(item?.querySelectorAll(':scope > div:first-child > span') ?? [])];
  // The first paragraph can be that of a field in it.
  const text = [...(item?.querySelectorAll('p') ?? [])].find((paragraph) => paragraph.closest('li') === item);
  return {
    type: marks.map(({textContent}) => textContent).join(' '),
    about: aboutOf({description: text?.textContent ?? ''}),
  };
}
