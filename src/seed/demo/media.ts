type DemoFile = { file: string; title: string; alt: string; poster?: string }

/** The media of the creator in full season: shipped pictures and a film, by folder. */
export const demoFolders: { name: string | null; files: DemoFile[] }[] = [
  {
    name: null,
    files: [
      {
        file: 'platform-phone.webp',
        title: 'Phone mockup.webp',
        alt: 'The app on a phone, open on Places in Miami',
      },
      { file: 'og.webp', title: 'Cover with name.webp', alt: 'A name across coral silk' },
    ],
  },
  {
    name: 'Lookbook',
    files: [
      { file: 'products/product-01-slip-dress.webp', title: 'Slip dress.webp', alt: 'Slip dress in coral' },
      {
        file: 'products/product-02-linen-blazer.webp',
        title: 'Linen blazer.webp',
        alt: 'Linen blazer in cream',
      },
      { file: 'products/product-12-sun-hat.webp', title: 'Sun hat.webp', alt: 'A wide sun hat' },
    ],
  },
  {
    name: 'Places',
    files: [
      { file: 'directory/listing-03-cafe.webp', title: 'Plaza Coffee.webp', alt: 'A café at a corner' },
      { file: 'directory/listing-06-rooftop.webp', title: 'Rooftop.webp', alt: 'A rooftop bar at dusk' },
    ],
  },
  {
    name: 'Films',
    files: [
      {
        file: 'hero-silk.mp4',
        title: 'Silk, first light.mp4',
        alt: 'Coral silk moving in the first light',
        poster: 'hero-silk-poster.webp',
      },
    ],
  },
]
