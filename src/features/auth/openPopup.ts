import type {Popup} from './engine/preparePopup';

/** A popup that this page has opened. It seems closed if the provider's page has severed the connection (COOP). */
export type OpenedPopup = Popup & Pick<Window, 'focus' | 'closed'>;

/** Pixels. */
const WIDTH = 800;
const HEIGHT = 500;

/**
 * Opens an empty popup in the center of this window. Call it directly in a click handler, because browsers block later
 * popups. Its URL is set later.
 * @returns undefined if the browser blocks it
 */
export function openPopup(): OpenedPopup | undefined {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  const features = Object.entries({popup: 'yes', width: WIDTH, height: HEIGHT, left, top});
  return window.open('about:blank', '_blank', features.map((feature) => feature.join('=')).join(',')) ?? undefined;
}
