/**
 * The entry of the browser script, instead of Docusaurus's. It evaluates the same modules in several tasks, so that a tap or
 * scroll doesn't wait for all of them. It loads no extra file (`webpackMode: "eager"`).
 */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

const PARTS = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/router'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

async function start(): Promise<void> {
  for (const load of PARTS) {
    await load();
    await pause();
  }
}

void start();
