'use client'

import { Icon } from '../../ui/Icon'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { phoneQuery } from '../../theme/tokens'

type FilmSource = { url: string; type: string }

/**
 * The looping, silent film with a pause button (WCAG 2.2.2). The still is shown without scripts, and if the visitor
 * prefers reduced motion or data.
 */
export function HeroFilm(films: { landscape: FilmSource[]; portrait: FilmSource[] }) {
  const { crop, isPlaying, video, events, toggle } = useHeroFilm()
  if (!crop || films[crop].length === 0) return null
  return (
    <>
      <video
        key={crop}
        ref={video}
        autoPlay
        muted
        loop
        playsInline
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
        {...events}
      >
        {films[crop].map(({ url, type }) => (
          <source key={url} src={url} type={type} />
        ))}
      </video>
      <button
        type="button"
        className="icon-button hero-pause"
        aria-label={isPlaying ? 'Pause background video' : 'Play background video'}
        onClick={toggle}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
    </>
  )
}

/** The longest that the film waits for the page to become idle, in ms. */
const IDLE_LIMIT_MS = 1000

type Crop = 'landscape' | 'portrait'

type HeroFilmState = {
  /** The film to show; null while only the still is shown. */
  crop: Crop | null
  isPlaying: boolean
  video: RefObject<HTMLVideoElement | null>
  /** Handlers for the <video>; they keep isPlaying correct even when the browser itself starts or stops the film. */
  events: { onPlay: () => void; onPause: () => void }
  toggle: () => void
}

/** When the hero film plays: after the page has loaded, and not for people who prefer less motion or less data. */
function useHeroFilm(): HeroFilmState {
  const video = useRef<HTMLVideoElement>(null)
  const [crop, setCrop] = useState<Crop | null>(null)
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => {
    const phone = window.matchMedia(phoneQuery)
    const stillness = window.matchMedia('(prefers-reduced-motion: reduce)')
    function choose(): void {
      if (stillness.matches || savesData()) setCrop(null)
      else setCrop(phone.matches ? 'portrait' : 'landscape')
    }
    const cancel = whenIdle(choose)
    phone.addEventListener('change', choose)
    stillness.addEventListener('change', choose)
    return () => {
      cancel()
      phone.removeEventListener('change', choose)
      stillness.removeEventListener('change', choose)
    }
  }, [])

  function toggle(): void {
    if (isPlaying) video.current?.pause()
    // If the browser refuses, nothing changes: the button still says Play.
    else video.current?.play().catch(() => undefined)
  }
  const events = { onPlay: () => setPlaying(true), onPause: () => setPlaying(false) }
  return { crop, isPlaying, video, events, toggle }
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches
}

/** Calls back once the page is loaded, painted and idle; returns a function that cancels it. */
function whenIdle(callback: () => void): () => void {
  let frame = 0
  let pause = 0
  let idle = 0
  function afterPaint(): void {
    frame = requestAnimationFrame(() => {
      // Not every browser has requestIdleCallback.
      if (typeof window.requestIdleCallback === 'function')
        idle = requestIdleCallback(callback, { timeout: IDLE_LIMIT_MS })
      else pause = window.setTimeout(callback, IDLE_LIMIT_MS)
    })
  }
  if (document.readyState === 'complete') afterPaint()
  else window.addEventListener('load', afterPaint, { once: true })
  return () => {
    window.removeEventListener('load', afterPaint)
    cancelAnimationFrame(frame)
    clearTimeout(pause)
    if (idle) cancelIdleCallback(idle)
  }
}
