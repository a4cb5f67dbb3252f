/** Size of the popup in pixels. */
const WIDTH = 800;
const HEIGHT = 500;

/** Opens an empty popup within the click, because browsers block a later one. @returns null if this is blocked */
export function openPopup(): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  const features = `popup=yes,width=${String(WIDTH)},height=${String(HEIGHT)},left=${String(left)},top=${String(top)}`;
  return window.open('about:blank', '_blank', features);
}
