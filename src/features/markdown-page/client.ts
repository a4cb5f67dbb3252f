import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Adds the settings for MCP clients to the menu of a page when it opens. Without them, the menu links to the guide. */
async function addConnect({target}: Event): Promise<void> {
  if (!(target instanceof Element && target.querySelector('[data-slot=connect]'))) return;
  const {showConnect} = await import(/* webpackChunkName: "connect" */ './showConnect');
  showConnect();
}

// On every page, because menus are also in HTML that React doesn't render. The event doesn't bubble.
if (ExecutionEnvironment.canUseDOM)
  document.addEventListener('toggle', (event) => void addConnect(event).catch(() => undefined), true);
