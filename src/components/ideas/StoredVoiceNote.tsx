'use client'

import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { VoiceNote } from '@/contracts/ideas'
import { failureText } from '../api/RequestError'
import { request } from '../api/request'
import { useEndedSession } from '../session/useEndedSession'
import { toast } from '../ui/toast/toastQueue'
import { RoundButton } from './RoundButton'
import { Wave } from './Wave'
import { type Take, clock, levelsOf } from './take'
import { usePlayback } from './usePlayback'

type Props = {
  title: string
  url: string
  /** The stored length and wave. */
  note: VoiceNote | null
}

/** The recording of an idea, fetched on first play; wave or length of older recordings are known only then. */
export function StoredVoiceNote({ title, url, note }: Props) {
  const [take, setTake] = useState<Take>()
  const isPending = useRef(false)
  const handleEndedSession = useEndedSession()
  const { isPlaying, position, play, pause } = usePlayback()

  async function start(): Promise<void> {
    if (isPending.current) return
    isPending.current = true
    try {
      const fetched = take ?? (await readTake(await (await request('GET', url)).blob()))
      setTake(fetched)
      await play(fetched.audio)
    } catch (error) {
      if (handleEndedSession(error)) return
      const description = failureText(error, 'The recording could not be loaded.')
      toast({ title: 'Error', description, destructive: true })
    } finally {
      isPending.current = false
    }
  }
  const seconds = take?.seconds || note?.duration || 0
  const levels = note?.wave ? levelsOf(note.wave) : (take?.levels ?? [])
  return (
    <Player>
      <RoundButton
        icon={isPlaying ? 'pause' : 'play'}
        label={`${isPlaying ? 'Pause' : 'Play'} ${title}`}
        onPress={() => (isPlaying ? pause() : void start())}
      />
      <Wave levels={levels} filled={seconds > 0 ? position / seconds : 0} />
      <Time>{(position > 0 || seconds > 0) && clock(position || seconds)}</Time>
    </Player>
  )
}

const Player = styled.div`
  display: flex;
  gap: 0.75rem;
  align-items: center;
  max-width: 24rem;
`

const Time = styled.span`
  min-width: 2.25rem;
  font-size: var(--t-small);
  font-variant-numeric: tabular-nums;
  text-align: right;
  color: var(--ink-3);
`

/** Enough to draw the loudness, and ten minutes stay below 20 MB. */
const SAMPLE_RATE = 8_000
const LEVELS_PER_SECOND = 10

/**
 * Measures a stored recording. If the browser cannot decode it, it has no levels and length 0, but may
 * still play.
 */
async function readTake(audio: Blob): Promise<Take> {
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
