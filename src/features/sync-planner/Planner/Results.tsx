import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {numberText} from '@site/src/utils/numberText';
import type {Pass, Plan} from '../core/plan';
import styles from './styles.module.css';

/** What the poller costs, and how long passes take. */
export function Results({plan}: {readonly plan: Plan}): ReactNode {
  const {share, pointsPerMinute, incremental, byCursor, byPage} = plan;
  return (
    <>
      <p role="status">
        <Translate
          id="site.planner.summary"
          values={{points: <strong>{numberText(pointsPerMinute)}</strong>, share: numberText(share)}}>
          {'Points per minute to follow the changes: {points}. Other traffic leaves {share}.'}
        </Translate>{' '}
        {pointsPerMinute > share && (
          <Translate id="site.planner.over">That is too much: poll less often, or request larger pages.</Translate>
        )}
      </p>
      <table
        className={styles.passes}
        aria-label={translate({id: 'site.planner.passes', message: 'Cost and time of each pass'})}>
        <thead>
          <tr>
            {headings().map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures().map(([name, figureOf]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{figureOf(incremental)}</td>
              <td>{figureOf(byCursor)}</td>
              <td>{figureOf(byPage)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Translate id="site.planner.deep" values={{points: numberText(byPage.points - byPage.requests)}}>
          {'Deep pages add {points} points to each pass by page number. A cursor stays on page 1.'}
        </Translate>
      </p>
    </>
  );
}

const headings = (): readonly string[] => [
  translate({id: 'site.planner.figure', message: 'Metric'}),
  translate({id: 'site.planner.incremental', message: 'Changes'}),
  translate({id: 'site.planner.byCursor', message: 'Whole list by cursor'}),
  translate({id: 'site.planner.byPage', message: 'Whole list by page number'}),
];

type Figure = readonly [name: string, figureOf: (pass: Pass) => string];

const figures = (): readonly Figure[] => [
  [translate({id: 'site.planner.requests', message: 'Requests'}), ({requests}) => numberText(requests)],
  [translate({id: 'site.planner.points', message: 'Points'}), ({points}) => numberText(points)],
  [
    translate({id: 'site.planner.minutes', message: 'Minutes'}),
    ({minutes}) => (minutes === undefined ? never() : numberText(Math.ceil(minutes * 10) / 10)),
  ],
  [
    translate({id: 'site.planner.first429', message: "Minute of the first 429 if you don't wait"}),
    ({first429}) => (first429 === undefined ? none() : numberText(first429)),
  ],
];

const never = (): string =>
  translate({id: 'site.planner.never', message: 'Never finishes: a page costs more than the points left'});
const none = (): string => translate({id: 'site.planner.none', message: 'None'});
