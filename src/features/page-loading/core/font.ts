/** The font. Its name has its version, because hosts let browsers keep it forever. */
export const FONT = '/fonts/inter-latin-5.3.0.woff2';

/** Its name in style sheets. */
export const FONT_FAMILY = 'Inter';

/** Its range of weights. */
export const FONT_WEIGHTS = '100 900';

/** Item of the local storage: the font that this browser has in its cache. */
export const FONT_ITEM = 'site-font';
