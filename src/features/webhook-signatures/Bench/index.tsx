import {type ReactNode, useEffect, useReducer, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {TextField} from '@site/src/components/Field';
import {onVisitEnd} from '@site/src/features/visit';
import {Check} from './Check';
import {SignedDelivery} from './SignedDelivery';

/** Nothing that one visitor enters is there for the next. */
export default function Bench(): ReactNode {
  const [visit, endVisit] = useReducer((visits: number) => visits + 1, 0);
  useEffect(() => onVisitEnd(endVisit), []);
  return <Form key={visit} />;
}

/** The token is in the memory of the page only. */
function Form(): ReactNode {
  const [token, setToken] = useState('');
  return (
    <>
      <TextField
        label={translate({id: 'site.bench.token', message: 'Your callback_token (it stays on this page)'})}
        value={token}
        onValue={setToken}
      />
      <h3>
        <Translate id="site.bench.make">Make a delivery</Translate>
      </h3>
      <SignedDelivery token={token} />
      <h3>
        <Translate id="site.bench.check">Check a signature</Translate>
      </h3>
      <Check token={token} />
    </>
  );
}
