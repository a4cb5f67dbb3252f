/** Privacy signals of the browser. */
export interface PrivacySignals {
  /** Global Privacy Control. */
  readonly globalPrivacyControl?: boolean;
  /** Do Not Track: `1` if enabled. */
  readonly doNotTrack?: string | null;
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export const isTrackingRefused = ({globalPrivacyControl, doNotTrack}: PrivacySignals): boolean =>
  globalPrivacyControl === true || doNotTrack === '1';
