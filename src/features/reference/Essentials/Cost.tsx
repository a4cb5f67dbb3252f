import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {guideUrls as guides} from '@site/src/config/routes';
import {DEEP_PAGES} from '../core/deepPages';
import styles from './styles.module.css';

export interface CostProps {
  /** Points of a call. */
  readonly base: number;
  /** Whether pages above 100 cost more. */
  readonly deepPages?: boolean;
}

/** What a call takes from the team's budget. */
export function Cost({base, deepPages}: CostProps): ReactNode {
  return (
    <>
      <Link to={guides.rateLimits}>
        <Points count={base} />
      </Link>
      {deepPages && <DeepPages base={base} />}
    </>
  );
}

function Points({count}: {readonly count: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  const forms = translate(
    {
      id: 'site.essentials.cost.points',
      message: '1 point|{count} points',
      description: 'One form for each plural of the language, separated by |',
    },
    {count},
  );
  return selectMessage(count, forms);
}

/** The steps are published for a usual cost of 1 point only. */
function DeepPages({base}: {readonly base: number}): ReactNode {
  return (
    <small className={styles.detail}>
      {base === 1 ? (
        DEEP_PAGES.map(({from, points}, index) => (
          <span key={from}>
            {index > 0 && ', '}
            <Translate id="site.essentials.cost.step" values={{from, points}}>
              {'from page {from}: {points}'}
            </Translate>
          </span>
        ))
      ) : (
        <Translate id="site.essentials.cost.deep">more above page 100</Translate>
      )}
    </small>
  );
}
