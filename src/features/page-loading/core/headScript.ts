import {FONT, FONT_FAMILY, FONT_ITEM, FONT_WEIGHTS} from './font';

/**
 * Gives the root element the fragment of the URL. Browsers may paint a long page before they apply `:target`, so what makes
 * room for a linked tool (components/OnDemand) can't rely on it. What follows a question mark is a visitor's request.
 */
const FRAGMENT = 'document.documentElement.dataset.fragment=location.hash.slice(1).split("?")[0]';

/**
 * A browser that has the font in its cache uses it from the first paint on, and keeps the fallback if it isn't there by then,
 * so no line of text moves.
 */
const CACHED_FONT = `try{if("${FONT}"===localStorage.getItem("${FONT_ITEM}")){const t=new FontFace("${FONT_FAMILY}","url(${FONT})",{weight:"${FONT_WEIGHTS}",display:"optional"});document.fonts.add(t),t.load().catch(()=>{})}}catch{}`;

/** A visitor who has hidden the sidebar of the docs (theme/DocRoot/Layout) doesn't see it before the other scripts run. */
const SIDEBAR = 'try{document.documentElement.dataset.docsSidebar=localStorage.getItem("docs-sidebar")||""}catch{}';

/**
 * A page that a visitor returns to, or follows a link into, is laid out as a whole, because its place is a distance from its
 * upper edge. On other visits, long parts are laid out only near the window (features/reference), until its first input
 * (start/layOutAtInput.ts).
 */
const PLACE =
  '!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate"||(document.documentElement.dataset.wholeLayout="");';

/**
 * Only this script can notice that the start script (features/page-loading/start) is lost, which loads all others. A comma
 * joins it to the fragment, because the build minifies scripts.
 */
const LOST_START =
  ',addEventListener("error",({target:t})=>{t.dataset?.scripts&&(document.documentElement.dataset.lostFiles="")},!0);';

/** The inline script in the head of each page. A file would come after the first paint. */
export const HEAD_SCRIPT = FRAGMENT + LOST_START + PLACE + SIDEBAR + CACHED_FONT;
