/** Whether the value of a setting is a placeholder: `PLACEHOLDER_API_URL`. */
export const isPlaceholder = (setting: string): boolean => setting.startsWith('PLACEHOLDER');

/** Whether a setting has a real value. */
export const isSet = (setting: string | undefined): setting is string =>
  setting !== undefined && setting !== '' && !isPlaceholder(setting);
