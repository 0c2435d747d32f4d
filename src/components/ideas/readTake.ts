import type { Take } from './take'

/** Enough to draw the loudness, and ten minutes stay below 20 MB. */
const SAMPLE_RATE = 8_000
const LEVELS_PER_SECOND = 10

/**
 * Measures a stored recording. If the browser cannot decode it, it has no levels and length 0, but may
 * still play.
 */
export async function readTake(audio: Blob): Promise<Take> {
  try {
    const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
    const decoded = await context.decodeAudioData(await audio.arrayBuffer())
    return { audio, seconds: decoded.duration, levels: loudness(decoded.getChannelData(0)) }
  } catch {
    return { audio, seconds: 0, levels: [] }
  }
}

function loudness(samples: Float32Array): number[] {
  const step = SAMPLE_RATE / LEVELS_PER_SECOND
  return Array.from({ length: Math.ceil(samples.length / step) }, (_, index) =>
    samples
      .subarray(index * step, (index + 1) * step)
      .reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0),
  )
}
