import {PAGES_LOCK} from '../../openapi/tools/staging';
import {assertGuidesMatch} from '../../plugins/guide-checks/guideFiles';
import {hasHistory} from '../../plugins/page-output/page-dates/guideDates';
import {generatorEnvironment, i18n} from '../config/locales';
import {readSettings} from '../config/settings';
import {removeAtEnd} from '../node/lifetime';
import {lock} from '../node/lock';
import {readOptions} from '../node/options';
import {main, run, step, tsx} from '../node/steps';
import {NEXT, recoverBuild, swapBuild} from './swapBuild';

main(async () => {
  readOptions('npm run build');
  readSettings(process.env);
  assertGuidesMatch();
  lock(PAGES_LOCK, 'making pages');
  recoverBuild();
  if (!hasHistory()) console.log('Guides get no dates: their last change is only known in a full clone with git.');
  await step('Lint the API descriptions', () => run(...tsx('openapi/tools/lint.ts')));
  await step('Bundle the API descriptions', () => run(...tsx('openapi/tools/bundle.ts')));
  await step('Check the JSON of the guides', () => run(...tsx('src/cli/checkGuides.ts')));
  await step('Write the reference pages', () => run(...tsx('openapi/tools/generate.ts')));
  for (const locale of i18n.locales.filter((one) => one !== i18n.defaultLocale)) {
    const env = {...process.env, ...generatorEnvironment(locale)};
    await step(`Write them in ${locale}`, () => run(...tsx('openapi/tools/generate.ts'), {env}));
  }
  // A separate process, because its threads write to the folder until they exit.
  removeAtEnd(NEXT);
  await run(...tsx('src/cli/buildSite.ts', NEXT));
  swapBuild();
});
