/** The link of the setting `REPORT_URL` for a page, whose URL and the version of the site it carries. */
export const reportUrl = (setting: string, values: {readonly page: string; readonly version: string}): string =>
  setting.replaceAll(/\{(page|version)\}/g, (_, name: keyof typeof values) => encodeURIComponent(values[name]));
