import {COUNTED, DOWNLOADS, JOBS, homeTexts as texts} from '../../../src/config/homePage';
import {guideUrls, landingPagesPath, referenceRoot} from '../../../src/config/routes';
import {siteTitle} from '../../../src/config/siteUrl';
import type {KnownNames} from '../guide-names/knownNames';
import {type Block, code, heading, lineItem, link, list, paragraph} from '../markdown/nodes';
import {START} from './guides';
import {mdxContent} from './mdxPage';
import {readFacts} from './siteFacts';
import type {SitePage} from './sitePage';

const jobs = (): Block =>
  list(
    JOBS.map(({name, to, request}) =>
      lineItem(link(to, texts[`job.${name}.title`]), `: ${texts[`job.${name}.text`]} `, code(request.join(' '))),
    ),
  );

function facts(): Block[] {
  const {latest, ...counts} = readFacts();
  const parts = COUNTED.map(({name}) => `${String(counts[name])} ${texts[name]}`);
  return [
    paragraph(`${parts.join(', ')}.`),
    ...(latest ? [paragraph(`${texts.latest} ${latest.date}: `, link(latest.to, latest.title))] : []),
    list(DOWNLOADS.map(({label, url}) => lineItem(link(`pathname://${url}`, label)))),
  ];
}

/** The home page from the data that its component shows (src/pages/index.tsx). */
export const home = (names: KnownNames): SitePage => ({
  pathname: '/',
  area: START,
  title: siteTitle,
  metaTitle: texts.title,
  description: texts.description,
  content: () => [
    paragraph(texts.lead),
    paragraph(link(guideUrls.introduction, texts.introduction), ', ', link(referenceRoot, texts.reference)),
    ...facts(),
    heading(2, texts.firstCall),
    ...['_firstSteps.mdx', '_firstCall.mdx'].flatMap((file) => mdxContent(`${landingPagesPath}/${file}`, names)),
    heading(2, texts.jobs),
    jobs(),
  ],
});
