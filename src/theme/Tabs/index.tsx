// Change: ejected. The stock one mounts its panels anew once the page has come alive (docusaurus#5653), so the browser reads the
// code of each again; its hook chooses the same tab in the build and first in the browser, so there is no need. Ours also names
// panels by their tabs, and shows all of them where there is no script and on paper.
export {Tabs as default} from '@site/src/components/Tabs';
