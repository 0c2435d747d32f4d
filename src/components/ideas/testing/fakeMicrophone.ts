import { jest } from '@jest/globals'

type FakeMicrophone = {
  /** Permission denied, or no microphone. */
  isDenied: boolean
  /** The browser cannot record the microphone's format. */
  isUnrecordable: boolean
  /** Records this many seconds without waiting. */
  speak: (seconds: number) => void
  /** How many microphones are still open. */
  openTracks: () => number
}

/** A microphone for jsdom, which has none: the recorder delivers a slice per second, as browsers do. */
export function fakeMicrophone(): FakeMicrophone {
  let now = 0
  let open = 0
  const recorders: FakeRecorder[] = []
  jest.spyOn(performance, 'now').mockImplementation(() => now)

  class FakeRecorder extends EventTarget {
    static readonly isTypeSupported = (type: string) => type === 'audio/webm'
    state: 'inactive' | 'recording' = 'inactive'
    mimeType = 'audio/webm;codecs=opus'
    constructor() {
      super()
      recorders.push(this)
    }
    start(): void {
      if (microphone.isUnrecordable) throw new DOMException('Not supported', 'NotSupportedError')
      this.state = 'recording'
    }
    stop(): void {
      this.state = 'inactive'
      this.hand('the end')
      this.dispatchEvent(new Event('stop'))
    }
    hand(slice: string): void {
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([slice]) }))
    }
  }
  const microphone: FakeMicrophone = {
    isDenied: false,
    isUnrecordable: false,
    speak(seconds) {
      for (let second = 0; second < seconds; second += 1) {
        const running = recorders.find(({ state }) => state === 'recording')
        if (!running) return
        now += 1_000
        running.hand('a second ')
      }
    },
    openTracks: () => open,
  }
  async function getUserMedia(): Promise<object> {
    if (microphone.isDenied) throw new DOMException('Permission denied', 'NotAllowedError')
    open += 1
    return { getTracks: () => [{ stop: () => (open -= 1) }] }
  }
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  Object.assign(globalThis, { MediaRecorder: FakeRecorder, AudioContext: SilentContext })
  return microphone
}

class SilentContext {
  createAnalyser = () => ({ fftSize: 0, getFloatTimeDomainData: () => undefined })
  createMediaStreamSource = () => ({ connect: () => undefined })
  close = () => Promise.resolve()
}
