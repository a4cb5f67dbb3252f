import {type ReactNode, useEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {OnDemand} from '@site/src/components/OnDemand';

/** Marks the row of a scope that a link leads to: after router navigation, browsers don't set `:target`. */
function useMarkedRow(): void {
  const {action} = useHistory();
  useEffect(() => {
    const {hash} = window.location;
    // This also scrolls, so the position of Back would be lost.
    if (action === 'PUSH' && hash !== '' && !document.querySelector(':target')) window.location.replace(hash);
  }, [action]);
}

/** Lists the scopes, points and webhook events for a choice of operations. */
export function ScopePicker(): ReactNode {
  useMarkedRow();
  return (
    <OnDemand
      id="smallest-scopes"
      name={translate({message: 'Find the minimum scopes'})}
      load={() => import(/* webpackChunkName: "scope-picker" */ './ScopePicker')}>
      <Translate>
        Select the operations that you use to get their scopes, their cost, and the webhook events that replace polling.
      </Translate>
    </OnDemand>
  );
}
