import {type ClipboardEvent, useCallback, useState} from 'react';
import {looksLikeRequest} from '@site/src/features/pasted-request/core/looksLikeRequest';
import {currentVisit} from '@site/src/features/visit';
import type {Before} from '../core/formState';
import type {TryIt} from '../hooks/useForm';
import {isWaiting} from './handOver';

/** Why the dialog opens: for a text to paste, for one that was pasted into a field, or for one from another page. */
export interface Opened {
  readonly isArrival?: boolean;
  readonly text?: string;
  /** The content of the form, and the key in it, before a text was pasted into one of its fields. */
  readonly before?: Before;
  readonly typed?: string;
}

interface Offered extends Opened {
  readonly text: string;
  readonly before: Before;
  readonly visit: number;
}

/** Whether a URL belongs where it is pasted: in a field that asks for one, or in a string of a body. */
function takesUrl(element: EventTarget): boolean {
  if (element instanceof HTMLTextAreaElement)
    return element.value.slice(0, element.selectionStart).trimEnd().endsWith('"');
  return (
    element instanceof HTMLInputElement && (element.type === 'url' || /ur[il]|link|href|website/i.test(element.id))
  );
}

/** A dialog for a pasted request, and the offer to use one that was pasted into a field. */
export function usePaste({context, credential, loaded, state}: TryIt) {
  const [opened, open] = useState<Opened | undefined>(() => (isWaiting() ? {isArrival: true} : undefined));
  const [offered, offer] = useState<Offered>();
  const {draft, target} = state;
  const paste = ({clipboardData, target: element}: ClipboardEvent): void => {
    const text = clipboardData.getData('text');
    if (!(element instanceof Element) || element.closest('dialog')) return;
    const isRequest = looksLikeRequest(text, [loaded.server, context.apiUrl]);
    const isWanted = isRequest && (/^\s*curl/i.test(text) || !takesUrl(element));
    offer(isWanted ? {text, before: {draft, target}, typed: credential.typed, visit: currentVisit()} : undefined);
  };
  // What the form had before belongs to its target and its visit.
  const isOffered = offered?.before.target === target && offered.visit === currentVisit();
  return {
    opened,
    open: useCallback(() => open({}), []),
    close: useCallback(() => open(undefined), []),
    offered: isOffered ? offered : undefined,
    accept: (): void => {
      offer(undefined);
      if (isOffered) open(offered);
    },
    dismiss: (): void => offer(undefined),
    paste,
  };
}

export type PasteState = ReturnType<typeof usePaste>;
