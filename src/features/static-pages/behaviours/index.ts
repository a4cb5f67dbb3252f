import {followLinks} from './followLinks';
import {openOnArrival} from './openOnArrival';

/** Starts what a visitor can do on a page besides reading; the function it returns ends all of it. */
export function startBehaviours(frame: HTMLElement, go: (to: string) => void): () => void {
  const ends = [followLinks(frame, go), openOnArrival(frame)];
  return () => {
    for (const end of ends) end();
  };
}
