import {useMemo} from 'react';
import {mainMedia} from '@site/openapi/model/spec';
import type {BodyDescription} from '@site/src/features/body-editor';
import {BODY_ROW, rowFor} from '../core/bodyRows';
import {problemsSoFar} from '../core/checkForm';
import {readJson} from '../core/json';
import {idsFor} from '../core/knownIds';
import type {TryIt} from '../hooks/useForm';
import {leaveSheet} from '../hooks/useSheet';
import {placedProblem} from '../validationMessages';

/** The paths of the fields of a body that the text of a page describes. */
const pathsOn = (page: HTMLElement): readonly string[] =>
  [...page.querySelectorAll(`li[id^="${BODY_ROW}"]`)].map(({id}) => id.slice(BODY_ROW.length));

/** What the form knows of the body. Undefined if the operation doesn't describe it. */
export function useDescription(
  {loaded, state}: TryIt,
  page: HTMLElement,
  close: () => void,
): BodyDescription | undefined {
  const {known} = state.ids;
  return useMemo(() => {
    const schema = mainMedia(loaded.operation.requestBody?.content)?.[1].schema;
    if (!schema) return undefined;
    const paths = pathsOn(page);
    return {
      schema,
      idsFor: (name) => idsFor({name}, loaded.operation, known),
      rowOf: (names) => {
        const row = rowFor(names, paths);
        return row === undefined ? undefined : `#${BODY_ROW}${row}`;
      },
      onFollow: () => leaveSheet(close),
      check: (text) => {
        const read = readJson(text);
        if (read.kind !== 'error') return problemsSoFar(loaded, read).map(placedProblem);
        return read;
      },
    };
  }, [close, known, loaded, page]);
}
