import { Icon } from '../ui/Icon'

type ProductPicturesProps = { title: string; images: string[]; isFirstOnPage?: boolean }

/** A product's pictures in the frame of a card; several scroll sideways. */
export function ProductPictures({ title, images, isFirstOnPage = false }: ProductPicturesProps) {
  const pictures = images.map((url, index) => (
    <img
      key={url}
      src={url}
      alt={index === 0 ? title : `${title}, picture ${index + 1}`}
      width={720}
      height={900}
      decoding="async"
      loading={isFirstOnPage && index === 0 ? 'eager' : 'lazy'}
      fetchPriority={isFirstOnPage && index === 0 ? 'high' : 'auto'}
    />
  ))
  if (images.length === 0) {
    return (
      <div className="product-picture product-picture-none">
        <Icon name="hanger" size="large" />
      </div>
    )
  }
  if (images.length === 1) return <div className="product-picture">{pictures}</div>
  return (
    <section
      className="product-picture product-picture-several"
      aria-label={`Pictures of ${title}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
      tabIndex={0}
    >
      {pictures}
    </section>
  )
}
