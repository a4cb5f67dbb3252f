/** The font. Its name has its version, because hosts let browsers keep it forever. */
export const FONT = '/fonts/inter-latin-5.3.0.woff2';

/** Item of the local storage: the font that this browser has in its cache. */
export const FONT_ITEM = 'site-font';

/**
 * An inline script in the head of each page. A browser that has the font in its cache uses it from the first paint on, and
 * keeps the fallback if it isn't there by then, so no line of text moves. A file would come after the first paint.
 */
export const FONT_SCRIPT = `try{if("${FONT}"===localStorage.getItem("${FONT_ITEM}")){const t=new FontFace("Inter","url(${FONT})",{weight:"100 900",display:"optional"});document.fonts.add(t),t.load().catch(()=>{})}}catch{}`;
