'use client'

import { useEffect, useRef, useState } from 'react'
import { toast } from '../ui/toast/toastQueue'

type Playback = {
  isPlaying: boolean
  /** Seconds from the start. */
  position: number
  play: (audio: Blob) => Promise<void>
  pause: () => void
}

let nowPlaying: HTMLAudioElement | undefined

/** Plays one recording, with pause; starting it pauses any other. */
export function usePlayback(): Playback {
  const [isPlaying, setPlaying] = useState(false)
  const [position, setPosition] = useState(0)
  const player = useRef<HTMLAudioElement>(null)
  const source = useRef<Blob>(null)

  function unload(): void {
    player.current?.pause()
    if (player.current?.src) URL.revokeObjectURL(player.current.src)
    player.current = null
    source.current = null
  }
  useEffect(() => unload, [])

  function load(audio: Blob): HTMLAudioElement {
    if (player.current && source.current === audio) return player.current
    unload()
    const element = new Audio(URL.createObjectURL(audio))
    element.addEventListener('play', () => setPlaying(true))
    element.addEventListener('pause', () => setPlaying(false))
    element.addEventListener('timeupdate', () => setPosition(element.currentTime))
    element.addEventListener('ended', () => {
      setPlaying(false)
      setPosition(0)
    })
    player.current = element
    source.current = audio
    return element
  }

  async function play(audio: Blob): Promise<void> {
    const element = load(audio)
    if (nowPlaying !== element) nowPlaying?.pause()
    nowPlaying = element
    try {
      await element.play()
    } catch {
      toast({ title: 'Error', description: 'This browser cannot play the recording.', destructive: true })
    }
  }
  return { isPlaying, position, play, pause: () => player.current?.pause() }
}
