import type {Popup} from './engine/preparePopup';

/** Pixels. */
const WIDTH = 800;
const HEIGHT = 500;

/**
 * Opens an empty popup in the center of this window. Call it directly in a click handler, because browsers block later
 * popups. Its URL is set later.
 * @returns undefined if the browser blocks it
 */
export function openPopup(): Popup | undefined {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  const features = Object.entries({popup: 'yes', width: WIDTH, height: HEIGHT, left, top});
  return window.open('about:blank', '_blank', features.map((feature) => feature.join('=')).join(',')) ?? undefined;
}
