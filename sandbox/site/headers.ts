/** Headers of every answer: what a public host of the site should send too. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

const YEAR = 31_536_000;

/** Names below assets/ hold a hash of the content, those below fonts/ a version: they never change. All others are asked for again. */
export const cacheControl = (pathname: string): string =>
  /^\/(assets|fonts)\//.test(pathname) ? `public, max-age=${String(YEAR)}, immutable` : 'no-cache';

/** Types of texts that are not pages, with their encoding: without it a browser guesses. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

export const textType = (pathname: string): string | undefined => TEXT_TYPES[/\.([a-z]+)$/.exec(pathname)?.[1] ?? ''];
