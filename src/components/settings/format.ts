import { fullMoment } from '../ui/dateFormats'

/** An instant as "Nov 20, 2026, 9:41 AM", in the local time zone. */
export function dayAndTime(iso: string): string {
  return fullMoment(new Date(iso))
}

/** Formats milliseconds: "840 ms", "1.2 s". */
export function durationText(milliseconds: number): string {
  return milliseconds < 1_000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1_000).toFixed(1)} s`
}
