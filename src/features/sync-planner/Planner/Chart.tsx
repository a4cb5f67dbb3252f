import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {numberText} from '@site/src/utils/numberText';
import {CHART_MINUTES, type Plan} from '../core/plan';
import {FigureTable} from './FigureTable';
import styles from './styles.module.css';

/** The points of each of the first minutes of a pass over the whole list: a table whose cells have bars. */
export function Chart({plan: {byCursor, byPage, share}}: {readonly plan: Plan}): ReactNode {
  const minutes = Math.min(Math.max(byCursor.perMinute.length, byPage.perMinute.length), CHART_MINUTES);
  const takesLonger = [byCursor, byPage].some((pass) => (pass.minutes ?? Infinity) > CHART_MINUTES);
  return (
    <>
      <FigureTable
        name={translate({id: 'site.planner.chart', message: 'Points per minute while reading the whole list'})}
        headings={[
          translate({id: 'site.planner.chart.minute', message: 'Minute'}),
          translate({id: 'site.planner.chart.cursor', message: 'Points by cursor'}),
          translate({id: 'site.planner.chart.page', message: 'Points by page number'}),
        ]}
        rows={Array.from({length: minutes}, (_, minute) => [
          numberText(minute + 1),
          <Bar key="cursor" points={byCursor.perMinute[minute]} most={share} />,
          <Bar key="page" points={byPage.perMinute[minute]} most={share} />,
        ])}
      />
      {takesLonger && (
        <p>
          <Translate id="site.planner.chart.first" values={{count: CHART_MINUTES}}>
            {'These are the first {count} minutes. Reading the whole list takes longer.'}
          </Translate>
        </p>
      )}
    </>
  );
}

/** A number with a bar, which is full when all points of the minute are spent. */
const Bar = ({points = 0, most}: {readonly points: number | undefined; readonly most: number}): ReactNode => (
  <div className={styles.bar}>
    <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
      <rect width={(100 * points) / most} height="8" />
    </svg>
    {numberText(points)}
  </div>
);
