/** What a browser says of its visitor's wishes, as far as browsers agree on it. */
export interface PrivacySignals {
  /** Global Privacy Control. */
  readonly globalPrivacyControl?: boolean;
  /** Do Not Track: `1` asks for it. */
  readonly doNotTrack?: string | null;
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export const isTrackingRefused = ({globalPrivacyControl, doNotTrack}: PrivacySignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';
