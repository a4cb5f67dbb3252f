import {translate} from '@docusaurus/Translate';

export const numberText = (value: number): string => value.toLocaleString('en-US', {maximumFractionDigits: 1});

/** A time in its two largest units. */
export function durationText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  if (hours > 0) {
    return translate(
      {id: 'site.planner.hours', message: '{hours} h {minutes} min'},
      {hours: numberText(hours), minutes: String(minutes)},
    );
  }
  const values = {minutes: String(minutes), seconds: String(whole % 60)};
  return minutes > 0
    ? translate({id: 'site.planner.minutes', message: '{minutes} min {seconds} s'}, values)
    : translate({id: 'site.planner.seconds', message: '{seconds} s'}, values);
}
