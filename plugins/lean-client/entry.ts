/**
 * The entry of the browser script, instead of Docusaurus's. It evaluates the same modules in several tasks, so that a tap or
 * scroll doesn't wait for all of them. It loads no extra file (`webpackMode: "eager"`).
 */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/router');
  await pause();
  await import(/* webpackMode: "eager" */ '@generated/client-modules');
  await pause();
  await import(/* webpackMode: "eager" */ '@generated/routes');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App');
  await pause();
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
