import { VOICE_NOTE_MAX_BYTES, VOICE_NOTE_MAX_SECONDS } from '@/contracts/ideas'
import type { Take } from './take'

/** What the server takes, best first: Safari has no webm. */
const FORMATS = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'] as const
/** Clear speech; ten minutes are then 5 MB. */
const BITS_PER_SECOND = 64_000
/** How often the recorder hands out what it has, and looks whether a limit is near. */
const SLICE_MS = 1_000
const LEVEL_MS = 100
const BYTES_TO_SPARE = 256 * 1024

export type Recording = {
  /** Ends it; onTake then gets what there is. */
  stop: () => void
  /** Ends it, and nothing is kept. */
  discard: () => void
}

type Listeners = {
  /** Ten times a second: how long it is, in seconds, and how loud it was so far. */
  onProgress: (seconds: number, levels: readonly number[]) => void
  onTake: (take: Take) => void
}

/**
 * Starts to record; rejects where there is no microphone, or no permission for it. It ends by itself before it
 * grows over what the server takes, and when the microphone is unplugged.
 */
export async function record({ onProgress, onTake }: Listeners): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const mimeType = FORMATS.find((format) => MediaRecorder.isTypeSupported(format))
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND })
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
    for (const track of stream.getTracks()) track.stop()
    meter.close()
    // The server tells the format by its content; the codec is no part of the type that it knows.
    const type = (recorder.mimeType || mimeType || '').split(';')[0]
    if (isWanted) onTake({ audio: new Blob(chunks, { type }), seconds, levels })
  })
  recorder.start(SLICE_MS)

  return {
    stop: end,
    discard() {
      isWanted = false
      end()
    },
  }
}

/** How loud a stream is right now, 0 to 1. */
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
