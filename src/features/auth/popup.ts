/** Size of the popup in pixels. */
const WIDTH = 800;
const HEIGHT = 500;

/** Opens an empty popup within the click, because browsers block a later one. @returns null if this is blocked */
export function openPopup(): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  const features = Object.entries({popup: 'yes', width: WIDTH, height: HEIGHT, left, top});
  return window.open('about:blank', '_blank', features.map((feature) => feature.join('=')).join(','));
}
