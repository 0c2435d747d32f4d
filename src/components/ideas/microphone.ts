import { VOICE_NOTE_MAX_BYTES, VOICE_NOTE_MAX_SECONDS } from '@/contracts/ideas'
import type { Take } from './take'

/** Formats the server accepts, best first: Safari has no webm. */
const FORMATS = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'] as const
/** Enough for speech; ten minutes take 5 MB. */
const BITS_PER_SECOND = 64_000
/** How often the recorder delivers data and checks its limits, in ms. */
const SLICE_MS = 1_000
const LEVEL_MS = 100
const BYTES_TO_SPARE = 256 * 1024

export type Recording = {
  /** Stops recording; onTake then gets the recording. */
  stop: () => void
  /** Stops recording and discards it. */
  discard: () => void
}

type Listeners = {
  /** Called ten times a second: seconds so far, and the loudness so far. */
  onProgress: (seconds: number, levels: readonly number[]) => void
  onTake: (take: Take) => void
}

/**
 * Starts to record; rejects without a microphone, without permission, or when the browser cannot record its sound.
 * Stops by itself before the recording gets larger than the server accepts, and when the microphone is unplugged.
 */
export async function record(listeners: Listeners): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  try {
    return capture(stream, listeners)
  } catch (error) {
    release(stream)
    throw error
  }
}

function capture(stream: MediaStream, { onProgress, onTake }: Listeners): Recording {
  const mimeType = FORMATS.find((format) => MediaRecorder.isTypeSupported(format))
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND })
  recorder.start(SLICE_MS)
  const meter = listen(stream)
  const startedAt = performance.now()
  const chunks: Blob[] = []
  const levels: number[] = []
  let isWanted = true

  const elapsed = () => (performance.now() - startedAt) / 1000
  const timer = setInterval(() => {
    levels.push(meter.level())
    onProgress(elapsed(), levels)
  }, LEVEL_MS)
  function end(): void {
    if (recorder.state !== 'inactive') recorder.stop()
  }

  recorder.addEventListener('dataavailable', ({ data }) => {
    chunks.push(data)
    const bytes = chunks.reduce((sum, { size }) => sum + size, 0)
    const isFull = bytes > VOICE_NOTE_MAX_BYTES - BYTES_TO_SPARE
    if (isFull || elapsed() > VOICE_NOTE_MAX_SECONDS - (2 * SLICE_MS) / 1000) end()
  })
  recorder.addEventListener('stop', () => {
    clearInterval(timer)
    const seconds = elapsed()
    release(stream)
    meter.close()
    // The server detects the format by content; its MIME types have no codec.
    const type = (recorder.mimeType || mimeType || '').split(';')[0]
    if (isWanted) onTake({ audio: new Blob(chunks, { type }), seconds, levels })
  })

  return {
    stop: end,
    discard() {
      isWanted = false
      end()
    },
  }
}

/** Releases the microphone. */
function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** The current loudness of a stream, 0 to 1. */
function listen(stream: MediaStream) {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 4096
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    level() {
      analyser.getFloatTimeDomainData(samples)
      return samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)
    },
    close: () => void context.close(),
  }
}
