import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {BreakableText} from '@site/src/components/Breakable';
import {Method} from '@site/src/components/Method';
import {SandboxMark} from '@site/src/components/SandboxMark';
import {withVisible} from '@site/src/features/samples/core/jsonText';
import type {LoggedCall} from '@site/src/features/call-log/core/callLog';

/** A query as people read it. What separates its parts stays encoded in a value, so that it doesn't look like another parameter. */
const readableQuery = (query: string): string =>
  withVisible(
    [...new URLSearchParams(query)]
      .map((pair) => pair.map((part) => part.replaceAll(/[%&#+=]/g, encodeURIComponent)).join('='))
      .join('&'),
  );

export const noResponse = (): string => translate({message: 'No response'});

export const columns = {
  time: {
    name: () => translate({message: 'Time'}),
    value: ({at}) => (
      <time dateTime={new Date(at).toISOString()}>{new Date(at).toLocaleTimeString(undefined, {hour12: false})}</time>
    ),
  },
  method: {name: () => translate({message: 'Method'}), value: ({method}) => <Method method={method} />},
  operation: {
    name: () => translate({message: 'Operation'}),
    value: ({name, path, isSandbox}) => (
      <>
        {name ?? <BreakableText text={path} />} {isSandbox && <SandboxMark />}
      </>
    ),
  },
  path: {
    name: () => translate({message: 'Path'}),
    value: ({path, query}) => (
      <>
        {path}
        {query && <span className="text-faint">?{readableQuery(query)}</span>}
      </>
    ),
  },
  status: {
    name: () => translate({message: 'Status'}),
    value: ({status = noResponse()}) => (
      <span className={Number(status) < 400 ? undefined : 'text-danger'}>{status}</span>
    ),
  },
  duration: {name: () => translate({message: 'Duration'}), value: ({took}) => `${String(took)} ms`},
  cost: {name: () => translate({message: 'Cost'}), value: ({cost}) => cost ?? '–'},
  remaining: {name: () => translate({message: 'Remaining'}), value: ({remaining}) => remaining ?? '–'},
} satisfies Readonly<Record<string, {readonly name: () => string; readonly value: (call: LoggedCall) => ReactNode}>>;

export const COLUMNS = Object.keys(columns) as readonly (keyof typeof columns)[];
