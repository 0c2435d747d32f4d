/** The width of a poster in pixels. */
const POSTER_WIDTH = 960
/** Not the first frame, because many films begin black. */
const MOMENT_SECONDS = 1

/** A WebP frame from a film's first second, made by the browser; null if it cannot play the film. */
export async function filmPoster(file: File): Promise<Blob | null> {
  const film = document.createElement('video')
  const url = URL.createObjectURL(file)
  try {
    film.muted = true
    film.preload = 'auto'
    film.src = url
    await happens(film, 'loadeddata')
    film.currentTime = Math.min(MOMENT_SECONDS, film.duration / 2)
    await happens(film, 'seeked')
    return await drawn(film)
  } catch {
    return null
  } finally {
    film.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}

function happens(film: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    film.addEventListener(event, resolve, { once: true })
    film.addEventListener('error', () => reject(new Error('The film cannot be played')), { once: true })
  })
}

function drawn(film: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, POSTER_WIDTH / film.videoWidth)
  canvas.width = Math.round(film.videoWidth * scale)
  canvas.height = Math.round(film.videoHeight * scale)
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => {
    // Safari returns PNG if it cannot encode WebP, and the call refuses PNG.
    canvas.toBlob((blob) => resolve(blob?.type === 'image/webp' ? blob : null), 'image/webp', 0.85)
  })
}
