import {useEffect, useRef} from 'react';
import type {Schema} from '@site/openapi/model/spec';
import {valueSpan, withField} from '../core/bodyField';
import type {ReadJson} from '../core/json';
import type {Wanted} from '../wanted';

interface Body {
  readonly read: ReadJson;
  readonly schema: Schema | undefined;
  readonly example: string;
  readonly onChange: (text: string) => void;
}

/** Adds a field to the body that the visitor wants from the text, and focuses its input, or selects its value in JSON. */
export function useWantedField(wanted: Wanted | undefined, body: Body, editorId: string): void {
  const latest = useRef(body);
  useEffect(() => {
    latest.current = body;
  });
  useEffect(() => {
    const [, name] = /^body:(.+)$/.exec(wanted?.id ?? '') ?? [];
    if (name === undefined) return;
    const {read, onChange, ...source} = latest.current;
    const text = withField(read, name, source);
    if (text !== undefined) onChange(text);
    requestAnimationFrame(() => {
      document.getElementById(`try-it-body:${name}`)?.focus();
      const editor = document.getElementById(editorId);
      if (!(editor instanceof HTMLTextAreaElement)) return;
      editor.focus();
      const [start, end] = valueSpan(editor.value, name) ?? [];
      if (start !== undefined && end !== undefined) editor.setSelectionRange(start, end);
    });
  }, [editorId, wanted]);
}
