import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {Method} from '@site/src/components/Method';
import {requestUrl} from '../../samples/core/request';
import {readable} from '../core/expressions';
import {stepTitle} from '../core/recipe';
import {type StepResult, reasonOf} from '../core/runStep';
import styles from './styles.module.css';

/** The path and query of a request, readable. */
function pathOf(url: string): string {
  const {pathname, search} = new URL(url);
  return decodeURIComponent(pathname + search);
}

export function Result({result}: {readonly result: StepResult}): ReactNode {
  const {step, request, response, outputs} = result;
  return (
    <li className={styles.result}>
      <b>{stepTitle(step)}</b>
      <p className={styles.request}>
        <Method method={request.method} /> <code className="plain-code">{pathOf(requestUrl(request))}</code>
      </p>
      <Verdict result={result} />
      <Part name={<Translate id="site.recipes.body">Request body</Translate>} value={request.body} />
      <Part name={<Translate id="site.recipes.response">Response</Translate>} value={response.body} />
      {Object.entries(outputs).map(([name, value]) => (
        <Part
          key={name}
          name={
            <Translate id="site.recipes.kept" values={{name: <code>{name}</code>}}>
              {'Saved: {name}'}
            </Translate>
          }
          value={value}
        />
      ))}
    </li>
  );
}

/** What the response means, and the condition that isn't met. */
function Verdict({result}: {readonly result: StepResult}): ReactNode {
  const [unmet] = result.unmet;
  return (
    <p className={unmet ? 'text-danger' : 'text-accent'}>
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

/** A value as JSON, folded. Nothing without one. */
function Part({name, value}: {readonly name: ReactNode; readonly value: unknown}): ReactNode {
  if (value === undefined) return null;
  return (
    <details>
      <summary>{name}</summary>
      {/* A block that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.json} tabIndex={0}>
        <code>{JSON.stringify(value, null, 2)}</code>
      </pre>
    </details>
  );
}
