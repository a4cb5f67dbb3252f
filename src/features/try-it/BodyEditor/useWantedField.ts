import {useEffect, useRef} from 'react';
import {withField} from '../core/bodyField';
import type {TryIt} from '../hooks/useTryIt';
import type {Wanted} from '../wanted';

/** Adds a field to the body that the visitor wants from the text, and goes to the editor. */
export function useWantedField(wanted: Wanted | undefined, tryIt: TryIt, editorId: string): void {
  const latest = useRef(tryIt);
  useEffect(() => {
    latest.current = tryIt;
  });
  useEffect(() => {
    const [, name] = /^body:(.+)$/.exec(wanted?.id ?? '') ?? [];
    if (name === undefined) return;
    const {form, loaded} = latest.current;
    const schema = loaded.operation.requestBody?.content['application/json']?.schema;
    const text = withField(form.body, name, {schema, example: loaded.bodyExample});
    if (text !== undefined) form.setBody(text);
    // After the form has taken the focus.
    requestAnimationFrame(() => document.getElementById(editorId)?.focus());
  }, [editorId, wanted]);
}
