// cspell:words Aname
import {type ReactNode, useState} from 'react';
import {expect, test, vi} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {Inputs} from '@site/src/features/try-it/Inputs';
import {ResponseActions} from '@site/src/features/try-it/TryIt/ResponseActions';
import {fragmentOf} from '@site/src/features/try-it/core/draft';
import type {FormEvent} from '@site/src/features/try-it/core/formState';
import {type Outcome, loggedCall} from '@site/src/features/try-it/core/outcome';
import {formReducer} from '@site/src/features/try-it/core/formReducer';
import type {Sent} from '@site/src/features/try-it/core/sent';
import {shownForm} from '@site/src/features/try-it/core/shownForm';
import {overNetwork, sendRequest} from '@site/src/features/try-it/hooks/sendRequest';
import {AT_ACCOUNT, event, open, upload} from '../unit/features/try-it/forms';

vi.mock('@site/src/features/try-it/laterParts', async () => {
  const parts = await import('@site/src/features/try-it/FileInput');
  return {LaterParts: ({children}: {children: (all: typeof parts) => ReactNode}) => children(parts)};
});

/** The form of an upload, without what its fields don't reach. */
function Form(): ReactNode {
  const [state, setState] = useState(() => open(AT_ACCOUNT, upload));
  const [call, setCall] = useState<{readonly sent: Sent; readonly outcome: Outcome}>();
  const {values} = shownForm(upload.loaded, state);
  const dispatch = (next: FormEvent): void => setState((now) => formReducer(upload, now, next)[0]);
  const send = async (): Promise<void> => {
    const [asked, [effect]] = formReducer(upload, state, event.submitted);
    if (effect?.type !== 'authorize') {
      setState(asked);
      return;
    }
    const sending = formReducer(upload, asked, event.authorized)[1].find(({type}) => type === 'send');
    if (sending?.type !== 'send') throw new Error('Nothing was sent.');
    const {sent} = sending;
    setCall({sent, outcome: await sendRequest(sent.request, new AbortController(), overNetwork)});
  };
  const {outcome, sent} = call ?? {};
  return (
    <>
      <Inputs
        {...{values, dispatch, fields: upload.loaded.fields, files: state.files, added: state.added}}
        {...{problems: new Map(), offeredIds: () => [], example: {}}}
      />
      <button type="button" onClick={() => void send()}>
        Send
      </button>
      <button type="button" onClick={() => dispatch(event.reset)}>
        Reset
      </button>
      {state.rejection && <p>Not sent</p>}
      {sent && outcome?.kind === 'response' && (
        <>
          <pre>{loggedCall(upload.loaded, sent, outcome).request?.text}</pre>
          <output>{fragmentOf({...state.draft, values}, 'account')}</output>
          <ResponseActions {...outcome} name="files-create" url={sent.request.url} />
        </>
      )}
    </>
  );
}

test('@shown-03 a form sends a file that nothing keeps, and a download is saved under its name', async () => {
  const headers = {'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename="q1 report.pdf"'};
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('%PDF', {headers})));
  vi.stubGlobal('fetch', fetched);
  const saved: string[] = [];
  const blobOf = vi.spyOn(URL, 'createObjectURL');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await render(<Form />);
  const send = page.getByRole('button', {name: 'Send'});
  const input = page.getByLabelText('file');
  await send.click();
  await expect.element(page.getByText('Not sent')).toBeVisible();
  await input.upload(new File(['a,b'], 'report.csv', {type: 'text/csv'}));
  await page.getByLabelText('name').fill('Q1');
  await send.click();
  await page.getByRole('button', {name: 'Download'}).click();
  expect(saved).toEqual(['q1 report.pdf']);
  const [[blob] = []] = blobOf.mock.calls;
  expect(await (blob as Blob).text()).toBe('%PDF');
  const {body, headers: sentHeaders} = fetched.mock.calls[0]?.[1] ?? {};
  const file = (body as FormData).get('file') as File;
  expect([(body as FormData).get('name'), file.name, await file.text()]).toEqual(['Q1', 'report.csv', 'a,b']);
  // The browser adds the type, which has the boundary.
  expect(sentHeaders).toEqual({Accept: 'application/pdf'});
  expect(document.querySelector('pre')).toHaveTextContent('name=Q1 file=report.csv (3 B)');
  expect(document.querySelector('output')).toHaveTextContent('#try-it?body%3Aname=Q1&target=account');
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect.element(input).toHaveValue('');
});
