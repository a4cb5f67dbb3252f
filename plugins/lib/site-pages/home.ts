import {COUNTED, DOWNLOADS, JOBS, homeTexts as texts} from '../../../src/config/homePage';
import {guideUrls, landingPagesPath, referenceRoot} from '../../../src/config/routes';
import {siteTitle} from '../../../src/config/siteUrl';
import type {KnownNames} from '../guide-names/knownNames';
import {type Block, code, heading, item, joined, link, list, paragraph, text} from '../markdown/nodes';
import {START} from './guides';
import {mdxContent} from './mdxPage';
import {readFacts} from './siteFacts';
import type {SitePage} from './sitePage';

const jobs = (): Block =>
  list(
    JOBS.map(({name, to, request}) =>
      item(
        paragraph(
          link(to, text(texts[`job.${name}.title`])),
          text(`: ${texts[`job.${name}.text`]} `),
          code(request.join(' ')),
        ),
      ),
    ),
  );

function facts(): Block[] {
  const {latest, ...counts} = readFacts('en');
  const parts = COUNTED.map(({name}) => `${String(counts[name])} ${texts[name]}`);
  return [
    paragraph(text(`${parts.join(', ')}.`)),
    ...(latest ? [paragraph(text(`${texts.latest} ${latest.date}: `), link(latest.to, text(latest.title)))] : []),
    list(DOWNLOADS.map(({label, url}) => item(paragraph(link(`pathname://${url}`, text(label)))))),
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
    paragraph(text(texts.lead)),
    paragraph(
      ...joined([
        [link(guideUrls.introduction, text(texts.introduction))],
        [link(referenceRoot, text(texts.reference))],
      ]),
    ),
    ...facts(),
    heading(2, text(texts.firstCall)),
    ...['_firstSteps.mdx', '_firstCall.mdx'].flatMap((file) => mdxContent(`${landingPagesPath}/${file}`, names)),
    heading(2, text(texts.jobs)),
    jobs(),
  ],
});
