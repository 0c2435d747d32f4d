import { VOICE_NOTE_WAVE_STRETCHES } from '@/contracts/ideas'

const LOUDEST = 255

/** A recording before or after it is stored. */
export type Take = {
  audio: Blob
  /** Length in seconds. */
  seconds: number
  /** Loudness from start to end, each 0 to 1. */
  levels: readonly number[]
}

/** Seconds as 0:27. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Resamples levels to a given number: the loudest of each stretch, padded with silence when there are too few. */
export function spread(levels: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * levels.length) / count)
    const to = Math.max(from + 1, Math.floor(((index + 1) * levels.length) / count))
    return Math.max(0, ...levels.slice(from, to))
  })
}

/** Levels as they are stored with a recording: 48 of them, each from 00 to ff. */
export function waveOf(levels: readonly number[]): string {
  return spread(levels, VOICE_NOTE_WAVE_STRETCHES)
    .map((level) =>
      Math.round(Math.min(1, level) * LOUDEST)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
}

/** The levels of a stored wave. */
export function levelsOf(wave: string): number[] {
  return (wave.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16) / LOUDEST)
}
