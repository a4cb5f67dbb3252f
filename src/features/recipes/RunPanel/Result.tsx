import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Method} from '@site/src/components/Method';
import {requestUrl} from '../../samples/core/requestUrl';
import {readable} from '../core/expressions';
import {stepTitle} from '../core/recipe';
import {type StepResult, reasonOf} from '../core/runStep';
import styles from './styles.module.css';

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** The path and query of a request, readable. */
function pathOf(url: string): string {
  const {pathname, search} = new URL(url);
  return decodeURIComponent(pathname + search);
}

/** What a step sent and got. */
export function Result({result}: {readonly result: StepResult}): ReactNode {
  const {step, request, response, outputs} = result;
  const kept = Object.entries(outputs).filter(([, value]) => value !== undefined);
  return (
    <li className={styles.result}>
      <b>{stepTitle(step)}</b>
      <p className={styles.request}>
        <Method method={request.method} /> <code className="plain-code">{pathOf(requestUrl(request))}</code>
      </p>
      <Verdict result={result} />
      {request.body !== undefined && (
        <details>
          <summary>
            <Translate id="site.recipes.body">Request body</Translate>
          </summary>
          <Json value={request.body} />
        </details>
      )}
      {response.body !== undefined && (
        <details>
          <summary>
            <Translate id="site.recipes.response">Response</Translate>
          </summary>
          <Json value={response.body} />
        </details>
      )}
      {kept.map(([name, value]) => (
        <details key={name}>
          <summary>
            <Translate id="site.recipes.kept" values={{name: <code>{name}</code>}}>
              {'Keeps {name}'}
            </Translate>
          </summary>
          <Json value={value} />
        </details>
      ))}
    </li>
  );
}

/** What the response means, and the condition that isn't met. */
function Verdict({result}: {readonly result: StepResult}): ReactNode {
  const [unmet] = result.unmet;
  return (
    <p className={unmet ? styles.failed : styles.passed}>
      {result.response.status}{' '}
      {reasonOf(result) ?? (!unmet && <Translate id="site.recipes.met">All conditions are met.</Translate>)}{' '}
      {unmet && (
        <>
          <Translate id="site.recipes.unmet">Not met:</Translate> <code>{readable(unmet.condition)}</code>
        </>
      )}
    </p>
  );
}

function Json({value}: {readonly value: unknown}): ReactNode {
  return (
    // A block that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.json} tabIndex={0}>
      <code>{json(value)}</code>
    </pre>
  );
}
