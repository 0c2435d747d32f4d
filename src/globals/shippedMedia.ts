import type { MediaFile } from '@/contracts/content'

const MIME_TYPES: Record<string, string> = { webp: 'image/webp', webm: 'video/webm', mp4: 'video/mp4' }

/** The pictures and films in media/seed; the seed uploads them into the library. */
export const shippedMedia = [
  shipped('hero-silk.webm', 'Coral silk moving in the first light', 1280, 720),
  shipped('hero-silk.mp4', 'Coral silk moving in the first light', 1280, 720),
  shipped('hero-silk-portrait.webm', 'Coral silk moving in the first light, upright', 720, 1280),
  shipped('hero-silk-portrait.mp4', 'Coral silk moving in the first light, upright', 720, 1280),
  shipped('hero-silk-poster.webp', 'Folds of coral silk in low light', 1280, 720),
  shipped('hero-silk-portrait-poster.webp', 'Folds of coral silk in low light, upright', 720, 1280),
  shipped('platform-phone.webp', 'The app on a phone, open on Places in Miami', 720, 1380),
  shipped('og.webp', 'Isla Verano, the name across coral silk', 1200, 630),
  shipped('directory/listing-01-boutique.webp', 'Casa Bermeja, cut-paper illustration', 960, 720),
  shipped('directory/listing-02-deco-hotel.webp', 'The Palmera, cut-paper illustration', 960, 720),
  shipped('directory/listing-03-cafe.webp', 'Plaza Coffee, cut-paper illustration', 960, 720),
  shipped('directory/listing-04-spa.webp', 'Quiet Water, cut-paper illustration', 960, 720),
  shipped('directory/listing-05-pilates.webp', 'Arch Pilates, cut-paper illustration', 960, 720),
  shipped('directory/listing-06-rooftop.webp', 'Altamar, cut-paper illustration', 960, 720),
  shipped('directory/listing-07-mural-street.webp', 'Marea Walls, cut-paper illustration', 960, 720),
  shipped('directory/listing-08-atelier.webp', 'Hilo Atelier, cut-paper illustration', 960, 720),
  shipped(
    'products/product-01-slip-dress.webp',
    'Marea slip dress in coral, cut-paper illustration',
    720,
    900,
  ),
  shipped(
    'products/product-03-shell-hoops.webp',
    'Shell hoop earrings in gold, cut-paper illustration',
    720,
    900,
  ),
  shipped(
    'products/product-05-sea-glass-robe.webp',
    'Sea-glass robe in pale green, cut-paper illustration',
    720,
    900,
  ),
  shipped('products/product-10-silk-scarf.webp', 'Tide silk scarf, cut-paper illustration', 720, 900),
]

/**
 * A shipped file as the library will serve it. A build has no database, so prerendered pages use the address that
 * the seed will give the file.
 */
export function shippedFile(file: string): MediaFile {
  const found = shippedMedia.find((each) => each.file === file)
  if (!found) throw new Error(`media/seed/${file} is not listed in shippedMedia`)
  return found.media
}

function shipped(file: string, alt: string, width: number, height: number) {
  const name = file.split('/').at(-1) ?? file
  const mimeType = MIME_TYPES[name.split('.').at(-1) ?? ''] ?? ''
  const media: MediaFile = {
    url: `/cms-api/media/file/${name}`,
    mimeType,
    alt,
    width,
    height,
    sizes: [],
    avif: [],
  }
  return { file, alt, media }
}
