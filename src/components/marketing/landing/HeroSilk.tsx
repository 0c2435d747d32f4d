import type { MediaFile, PageCopy } from '@/contracts/content'
import { SilkStill } from '../../layout/SilkStill'
import { HeroFilm } from './HeroFilm'

/** The moving silk. The still is in the first HTML; the film replaces it after the first paint. */
export function HeroSilk({ film }: { film: PageCopy<'landing'>['film'] }) {
  const { landscape, landscapePoster, portrait, portraitPoster } = film
  const upright = portrait.length > 0 ? portrait : landscape
  return (
    <div className="silk hero-silk">
      <SilkStill wide={landscapePoster} upright={portraitPoster ?? landscapePoster} sizes="67vw" />
      <HeroFilm landscape={landscape.map(toSource)} portrait={upright.map(toSource)} />
      <span className="hero-veil" />
    </div>
  )
}

function toSource({ url, mimeType }: MediaFile): { url: string; type: string } {
  return { url, type: mimeType }
}
