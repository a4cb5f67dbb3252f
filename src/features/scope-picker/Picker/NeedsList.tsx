import type {ComponentType, ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {POINTS_PER_MINUTE} from '@site/openapi/model/rateLimit';
import {CopyButton} from '@site/src/features/copy';
import {Event, Scope} from '@site/src/features/guides';
import type {Needs} from '../core/choice';
import styles from './styles.module.css';

interface Props {
  readonly needs: Needs;
  /** How many operations are ticked. */
  readonly count: number;
}

/** Scopes, points and webhook events of the ticked operations. */
export function NeedsList({needs: {scopes, pointsPerMinute, events}, count}: Props): ReactNode {
  const text = scopes.join(' ');
  return (
    <div className={styles.needs}>
      <p role="status">
        <Translate
          id="site.picker.points"
          values={{count, points: <strong>{pointsPerMinute}</strong>, all: POINTS_PER_MINUTE}}>
          {'Operations: {count}. Together they cost {points} of {all} points per minute, and more for deep pages.'}
        </Translate>
      </p>
      <Names title={translate({id: 'site.picker.scopes', message: 'Scopes'})} names={scopes} Name={Scope} />
      {scopes.length > 0 && (
        <CopyButton
          className="site-button"
          label={translate({id: 'site.picker.copy', message: 'Copy Scopes'})}
          subject={text}
          text={() => text}
        />
      )}
      <Names
        title={translate({id: 'site.picker.events', message: 'Webhook events that replace polling'})}
        names={events}
        Name={Event}
      />
    </div>
  );
}

interface NamesProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly Name: ComponentType<{readonly name: string}>;
}

const Names = ({title, names, Name}: NamesProps): ReactNode => (
  <div role="group" aria-label={title}>
    <strong>{title}</strong>
    {names.length === 0 ? (
      <p>
        <Translate id="site.picker.noNames">None</Translate>
      </p>
    ) : (
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Name name={name} />
          </li>
        ))}
      </ul>
    )}
  </div>
);
