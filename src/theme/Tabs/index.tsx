// Change: ejected. The stock one remounts its panels after hydration (docusaurus#5653), which is slow and unnecessary, because
// the server and the first client render select the same tab. Ours also labels panels by their tabs, and shows all of them
// without JavaScript and on paper.
export {Tabs as default} from '@site/src/components/Tabs';
