import {type ReactNode, createContext, useContext} from 'react';
import type {JSONPath, Node} from 'jsonc-parser';
import type {Schema} from '@site/openapi/model/spec';
import type {PlacedProblem} from '../core/problemRanges';
import type {BodyDescription} from '../description';

/** An object in a body. */
export interface Place {
  readonly schema: Schema;
  /** Undefined for an empty body. */
  readonly node: Node | undefined;
  readonly path: JSONPath;
}

/** What the rows of a form share. */
export interface Form {
  /** The body. */
  readonly text: string;
  readonly description: BodyDescription;
  /** Sets the JSON of a value. Undefined removes it. */
  readonly set: (path: JSONPath, raw: string | undefined) => void;
  /** Problems by path. */
  readonly problems: ReadonlyMap<string, PlacedProblem>;
  /** The rows of an object, for a card within them. */
  readonly rows: (place: Place) => ReactNode;
  /** What IDs of inputs begin with. */
  readonly prefix: string;
}

const FormContext = createContext<Form | undefined>(undefined);

export const FormProvider = FormContext.Provider;

export function useBodyForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('A row needs a form around it.');
  return form;
}

/** How many frames a change can take to be rendered. */
const FRAMES = 10;

/** Where a visitor enters a value. A row also has a button that removes it. */
const ENTRY = 'input, select, textarea, [id$="-add"]';

/** Focuses an element of a form when it is rendered: an input, or the first one of several. */
export function focusLater(id: string, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    const isInput = element?.matches('input, select, textarea, button');
    const input = isInput ? element : (element?.querySelector(ENTRY) ?? element?.querySelector('button'));
    if (input instanceof HTMLElement) input.focus();
    else if (frames > 0) focusLater(id, frames - 1);
  });
}
