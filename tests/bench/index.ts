import {parseArgs} from 'node:util';
import {main} from '../../src/node/steps';
import {benchAnalytics} from './analytics';
import {benchAuthoring} from './authoring';
import {benchInteractions} from './interactions';
import {benchLighthouse} from './lighthouse';
import {benchLoad} from './load';
import {benchScale} from './scale';
import {benchSearch} from './search';
import {benchVisits} from './visits';

/** `npm run bench` measures all; `-- --only visits` (or interactions, analytics, lighthouse, scale, search, load, authoring) one part. */
const {values} = parseArgs({options: {only: {type: 'string'}}});

main(async () => {
  const isAsked = (part: string): boolean => values.only === undefined || values.only === part;
  if (isAsked('visits')) await benchVisits();
  if (isAsked('interactions')) await benchInteractions();
  if (isAsked('lighthouse')) await benchLighthouse();
  if (isAsked('analytics')) await benchAnalytics();
  if (isAsked('scale')) await benchScale();
  if (isAsked('search')) benchSearch();
  if (isAsked('load')) await benchLoad();
  if (isAsked('authoring')) await benchAuthoring();
});
