import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {POINTS_PER_MINUTE} from '@site/openapi/model/rateLimit';
import {SANDBOX_KEY, SANDBOX_POINTS, spendSandbox} from '@site/src/features/sandbox';
import controls from '../controls.module.css';
import type {Access} from '../core/formState';
import type {TryIt} from '../hooks/useForm';
import {ActionWithStatus} from './ActionWithStatus';
import {Records} from './Records';
import styles from './styles.module.css';

/** The limit, key, scopes, and records of the sandbox. */
export const SandboxContents = ({tryIt}: {readonly tryIt: TryIt}): ReactNode => (
  <>
    <p className={controls.hint}>
      <Translate values={{points: SANDBOX_POINTS, all: POINTS_PER_MINUTE}}>
        {
          'The sandbox has {points} points per minute instead of {all}. Changes last until you close the tab, log in, or log out.'
        }
      </Translate>
    </p>
    <div className={clsx('site-bar', styles.spend)}>
      <ActionWithStatus
        act={spendSandbox}
        label={translate({message: 'Spend the budget'})}
        done={translate({message: 'All points of this minute are spent. Until it ends, a request gets a 429.'})}
      />
    </div>
    <KeyAndScopes tryIt={tryIt} />
    <Records tryIt={tryIt} />
  </>
);

function KeyAndScopes({tryIt: {dispatch, loaded, state}}: {readonly tryIt: TryIt}): ReactNode {
  const {access} = state;
  const changeAccess = (changed: Access): void => dispatch({type: 'accessChanged', access: changed});
  const all = [...loaded.scopes, ...loaded.fieldScopes];
  const change = (scope: string, isOn: boolean): void =>
    changeAccess({...access, scopes: all.filter((one) => (one === scope ? isOn : access.scopes.includes(one)))});
  return (
    <>
      <Check isOn={access.hasKey} onChange={(hasKey) => changeAccess({...access, hasKey})}>
        {translate({message: 'Key'})} <code>{SANDBOX_KEY}</code>
      </Check>
      {all.map((scope) => (
        <Check key={scope} isOn={access.scopes.includes(scope)} onChange={(isOn) => change(scope, isOn)}>
          {translate({message: 'Scope'})} <code>{scope}</code>
        </Check>
      ))}
    </>
  );
}

interface CheckProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: ReactNode;
}

function Check({isOn, onChange, children}: CheckProps): ReactNode {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isOn} onChange={({target}) => onChange(target.checked)} /> <span>{children}</span>
    </label>
  );
}
