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

/** Selects the value of a field in JSON, after the form has taken the focus. */
function focusField(name: string, editorId: string): void {
  requestAnimationFrame(() => {
    const editor = document.getElementById(editorId);
    if (!(editor instanceof HTMLTextAreaElement)) return;
    editor.focus();
    const [start, end] = valueSpan(editor.value, name) ?? [];
    if (start !== undefined && end !== undefined) editor.setSelectionRange(start, end);
  });
}

/** Adds a field to the body that the visitor wants from the text, and goes to it. */
export function useWantedField(wanted: Wanted | undefined, body: Body, editorId: string): void {
  const latest = useRef(body);
  /** A field that the next rendering shows. */
  const added = useRef<string>();
  useEffect(() => {
    latest.current = body;
    if (added.current !== undefined) focusField(added.current, editorId);
    added.current = undefined;
  });
  useEffect(() => {
    const [, name] = /^body:(.+)$/.exec(wanted?.id ?? '') ?? [];
    if (name === undefined) return;
    const {read, onChange, ...source} = latest.current;
    const text = withField(read, name, source);
    if (text === undefined) {
      focusField(name, editorId);
      return;
    }
    added.current = name;
    onChange(text);
  }, [editorId, wanted]);
}
