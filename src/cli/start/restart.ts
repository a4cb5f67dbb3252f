/** The exit code by which the development server asks for a new process. */
export const RESTART = 75;
