import {DEEP_PAGES} from '../../model/rateLimit';
import type {PlacedOperation} from '../../model/spec';
import {links} from '../links';
import type {EssentialsItem} from '../page';
import {say, sayCount} from '../say';

/** The costs of deep pages are documented only for a base cost of 1 point. */
const deepPages = (base: number): string =>
  base === 1
    ? DEEP_PAGES.map(({from, points}) => say('essentials.cost.step', {from, points})).join(', ')
    : say('essentials.cost.deep');

/** The cost of an operation, with those of its deep pages. */
export const costItem = ({
  base,
  deepPages: hasSteps,
}: NonNullable<PlacedOperation['x-rate-limit-cost']>): EssentialsItem => ({
  value: `[${sayCount('essentials.cost.points', base)}](${links.rateLimits})`,
  ...(hasSteps && {more: say('essentials.cost.more'), details: deepPages(base)}),
});
