import {type ReactNode, useMemo, useState} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Field, TextField} from '@site/src/components/Field';
import {guideUrls} from '@site/src/config/routes';
import {type Verdict, explain} from '../core/explain';
import {reasonTexts} from './reasonTexts';
import styles from './styles.module.css';
import {useResult} from './useResult';

/** Says whether a signature is that of a body, and if not, why. */
export function Check({token}: {readonly token: string}): ReactNode {
  const [body, setBody] = useState('');
  const [signature, setSignature] = useState('');
  const isComplete = token !== '' && body !== '' && signature.trim() !== '';
  const verdict = useResult(
    useMemo(
      () => (isComplete ? () => explain(body, signature, token) : undefined),
      [isComplete, body, signature, token],
    ),
  );
  return (
    <>
      <Field label={translate({id: 'site.bench.received', message: 'Body that you received'})}>
        <textarea
          className={styles.body}
          rows={5}
          spellCheck={false}
          value={body}
          onChange={({target}) => setBody(target.value)}
        />
      </Field>
      <TextField
        label={translate({id: 'site.bench.signature', message: 'Signature'})}
        value={signature}
        onValue={setSignature}
      />
      <div role="status" className={styles.verdict}>
        {isComplete ? (
          verdict && <Result verdict={verdict} />
        ) : (
          <p>
            <Translate id="site.bench.incomplete">
              Enter the token above, and the body and signature of a delivery.
            </Translate>
          </p>
        )}
      </div>
    </>
  );
}

function Result({verdict}: {readonly verdict: Verdict}): ReactNode {
  if (verdict.kind === 'malformed') {
    return (
      <p className={styles.invalid}>
        <Translate id="site.bench.malformed">
          {"Not valid. This isn't a signature, which has 40 hexadecimal digits. Copy the whole header."}
        </Translate>
      </p>
    );
  }
  if (verdict.kind === 'unexplained') return <Unexplained />;
  if (verdict.reasons.length === 0) {
    return (
      <p className={styles.valid}>
        <Translate id="site.bench.valid">
          Valid. This is the signature of exactly this body with exactly this token.
        </Translate>
      </p>
    );
  }
  return (
    <>
      <p className={styles.invalid}>
        <Translate id="site.bench.explained">Not valid. How this signature was made:</Translate>
      </p>
      <ul>
        {verdict.reasons.map((reason) => (
          <li key={reason}>{reasonTexts[reason]()}</li>
        ))}
      </ul>
    </>
  );
}

const Unexplained = (): ReactNode => (
  <p className={styles.invalid}>
    <Translate
      id="site.bench.unexplained"
      values={{
        link: (
          <Link to={`${guideUrls.deliveryHeaders}#several-subscriptions-several-tokens`}>
            <Translate id="site.bench.otherToken">another token</Translate>
          </Link>
        ),
      }}>
      {'Not valid. No known mistake leads to this signature. It was made with {link}, or the body has other content.'}
    </Translate>
  </p>
);
