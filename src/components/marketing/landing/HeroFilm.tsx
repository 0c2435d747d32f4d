'use client'

import { Icon } from '../../ui/Icon'
import { useHeroFilm } from './useHeroFilm'

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
