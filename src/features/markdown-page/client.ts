import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Adds the settings for MCP clients to an open menu of a page. If they can't be loaded, its link to the guide remains. */
function addConnect(): void {
  if (document.querySelector('[open] > * > [data-slot=connect]'))
    import(/* webpackChunkName: "connect" */ './showConnect').then(
      ({showConnect}) => showConnect(),
      () => undefined,
    );
}

// On every page, because menus are also in HTML that React doesn't render. The event doesn't bubble.
if (ExecutionEnvironment.canUseDOM) document.addEventListener('toggle', addConnect, true);
