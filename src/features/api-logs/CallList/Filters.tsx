import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Field} from '@site/src/components/Field';
import {METHODS} from '@site/openapi/model/spec';
import type {CallFilter} from '../../call-log/core/callLog';
import {columns} from './columns';
import styles from './styles.module.css';

interface Props {
  readonly filter: CallFilter;
  readonly onChange: (filter: CallFilter) => void;
}

const any = (): string => translate({id: 'site.apiLogs.any', message: 'Any'});

/** Narrows the list by method, class of status and path. */
export function Filters({filter, onChange}: Props): ReactNode {
  return (
    <div className={styles.filters}>
      <Field label={columns.method.name()}>
        <select
          className="site-input"
          value={filter.method}
          onChange={({target}) => onChange({...filter, method: target.value})}>
          <option value="">{any()}</option>
          {METHODS.map((method) => (
            <option key={method}>{method.toUpperCase()}</option>
          ))}
        </select>
      </Field>
      <Field label={columns.status.name()}>
        <select
          className="site-input"
          value={filter.status}
          onChange={({target}) => onChange({...filter, status: target.value})}>
          <option value="">{any()}</option>
          {['2', '3', '4', '5'].map((digit) => (
            <option key={digit} value={digit}>{`${digit}xx`}</option>
          ))}
          <option value="none">{translate({id: 'site.apiLogs.noAnswer', message: 'No response'})}</option>
        </select>
      </Field>
      <Field label={columns.path.name()}>
        <input
          type="search"
          className="site-input"
          value={filter.path}
          onChange={({target}) => onChange({...filter, path: target.value})}
        />
      </Field>
    </div>
  );
}
