/** The exit code by which the development server asks for a new process. */
export const RESTART = 75;

/** The table of guides. A process reads it once. */
export const GUIDES_TABLE = 'src/config/guides.ts';
