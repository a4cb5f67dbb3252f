import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {POINTS_PER_MINUTE} from '@site/openapi/model/rateLimit';
import {CopyButton} from '@site/src/features/copy';
import {Event, Scope} from '@site/src/features/guides';
import {type OperationFacts, needsOf} from '../core/choice';

/** Points, scopes and webhook events of the ticked operations. */
export function Needs({chosen}: {readonly chosen: readonly OperationFacts[]}): ReactNode {
  const {scopes, events, points} = needsOf(chosen);
  const text = scopes.join(' ');
  return (
    <>
      <p role="status">
        <Translate id="site.picker.points" values={{count: chosen.length, points, all: POINTS_PER_MINUTE}}>
          {'Operations: {count}. One call of each costs {points} of {all} points per minute, and more for deep pages.'}
        </Translate>
      </p>
      <p>
        <Translate
          id="site.picker.scopes"
          values={{scopes: separated(scopes.map((name) => <Scope key={name} name={name} />))}}>
          {'Scopes: {scopes}'}
        </Translate>
      </p>
      <CopyButton
        key={text}
        className="site-button"
        label={translate({id: 'site.picker.copy', message: 'Copy scopes'})}
        text={() => text}
      />
      <p>
        <Translate
          id="site.picker.events"
          values={{events: separated(events.map((name) => <Event key={name} name={name} />))}}>
          {'Webhook events instead of polling: {events}'}
        </Translate>
      </p>
    </>
  );
}

/** One element, because a translation has no lists. */
const separated = (names: readonly ReactNode[]): ReactNode => (
  <>
    {names.length === 0 && translate({id: 'site.picker.noNames', message: 'none'})}
    {names.map((name, index) => [index > 0 && ', ', name])}
  </>
);
