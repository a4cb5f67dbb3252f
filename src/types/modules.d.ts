declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '@docusaurus/core/lib/client/preload' {
  /** Loads the code of all matching routes. Resolves with one entry for each. */
  export default function preload(pathname: string): Promise<readonly unknown[]>;
}

declare module '@generated/docusaurus-plugin-content-docs/default/descriptions.json' {
  /** Descriptions of the guides, by ID (plugins/light-pages). */
  const descriptions: Readonly<Record<string, string | undefined>>;
  export default descriptions;
}

declare module '@generated/home-page/default/home.json' {
  import type {HomeTexts} from '@site/src/config/homePage';

  /** Texts, numbers and news of the home page (plugins/home-page). */
  const home: {
    readonly texts: HomeTexts;
    readonly facts: {
      readonly operations: number;
      readonly events: number;
      readonly guides: number;
      readonly languages: number;
      readonly latest?: {readonly day: string; readonly date: string; readonly title: string; readonly to: string};
    };
  };
  export default home;
}

declare module '@generated/docusaurus-plugin-content-docs/default/sidebar.json' {
  import type {PropSidebar} from '@docusaurus/plugin-content-docs';

  /** The sidebar of the guides (plugins/light-pages). */
  const sidebar: PropSidebar;
  export default sidebar;
}

declare module '@generated/docusaurus-plugin-content-docs/reference/sidebars.json' {
  import type {Sidebar} from '@site/src/features/reference-sidebar/core/sidebar';

  /** The sidebars of the reference, by name (plugins/light-pages/patches/docsData.ts). */
  const sidebars: Readonly<Record<string, Sidebar>>;
  export default sidebars;
}

declare module '@generated/guide-tools/default/events.json' {
  /** Example bodies of webhook events, by name (plugins/guide-tools). */
  const events: Readonly<Record<string, unknown>>;
  export default events;
}

declare module '@generated/guide-tools/default/pollers.json' {
  import type {PollerLanguage} from '@site/src/features/sync-planner/core/fillPoller';

  /** The pollers of the guide, by language (plugins/guide-tools). */
  const pollers: Readonly<Record<PollerLanguage, string>>;
  export default pollers;
}

declare module '@generated/guide-tools/default/operations.json' {
  import type {OperationFacts} from '@site/src/features/scope-picker/core/choice';

  /** The operations of the newest version (plugins/guide-tools). */
  const operations: readonly OperationFacts[];
  export default operations;
}

declare module '@generated/guide-tools/default/follow.json' {
  import type {FollowFacts} from '@site/src/features/followed-operations/core/followFacts';

  /** The operations and changes of all versions (plugins/guide-tools). */
  const facts: FollowFacts;
  export default facts;
}

declare module '@site/openapi/dist/sandbox.json' {
  import type {SandboxRules} from '@site/openapi/model/sandboxRules';

  /** The files in openapi/sandbox (openapi/tools/sandbox). */
  const rules: SandboxRules;
  export default rules;
}
