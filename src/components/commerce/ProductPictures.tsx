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
  const areSeveral = images.length > 1
  // The same element for one picture and for several, so the first is not remounted when the others load.
  return (
    <section
      className={areSeveral ? 'product-picture product-picture-several' : 'product-picture'}
      aria-label={areSeveral ? `Pictures of ${title}` : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys leaf through it
      tabIndex={areSeveral ? 0 : undefined}
    >
      {pictures}
    </section>
  )
}
