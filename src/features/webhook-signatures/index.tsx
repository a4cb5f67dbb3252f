import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {OnDemand} from '@site/src/components/OnDemand';

/** Signs an example delivery of any event, and says why a signature doesn't match. All in the browser. */
export const WebhookSignatures = (): ReactNode => (
  <OnDemand
    id="webhook-bench"
    name={translate({message: 'Sign a delivery'})}
    load={() => import(/* webpackChunkName: "webhook-signatures" */ './SignatureTool')}>
    <Translate>
      {
        "Sign a delivery of any event with your token, or find out why a signature doesn't match. Nothing leaves this page."
      }
    </Translate>
  </OnDemand>
);
