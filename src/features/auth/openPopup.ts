import type {Popup} from './engine/preparePopup';

/** A popup that this page has opened. Where the provider's page has cut it off, it seems closed. */
export type OpenedPopup = Popup & Pick<Window, 'focus' | 'closed'>;

/** Pixels. */
const WIDTH = 800;
const HEIGHT = 500;

/**
 * Opens an empty popup over the middle of this window. To be called within a click, because a browser blocks what opens
 * later: the address follows when it is known.
 * @returns Undefined when the browser blocks it.
 */
export function openPopup(): OpenedPopup | undefined {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  const features = Object.entries({popup: 'yes', width: WIDTH, height: HEIGHT, left, top});
  return window.open('about:blank', '_blank', features.map((feature) => feature.join('=')).join(',')) ?? undefined;
}
