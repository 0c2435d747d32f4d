import { Icon } from '../../ui/Icon'

/** A product's pictures, browsed by swiping, arrow keys or thumbnails; works without script. */
export function ProductGallery({ title, images }: { title: string; images: string[] }) {
  if (images.length === 0) {
    return (
      <div className="piece-pictures piece-pictures-none">
        <Icon name="hanger" size="large" />
      </div>
    )
  }
  const areSeveral = images.length > 1
  return (
    <div className="piece-pictures">
      <ul
        className="piece-shots"
        aria-label={`Pictures of ${title}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys leaf through it
        tabIndex={areSeveral ? 0 : undefined}
      >
        {images.map((url, index) => (
          <li key={url} id={`picture-${index + 1}`}>
            <img
              src={url}
              alt={index === 0 ? title : `${title}, picture ${index + 1}`}
              width={720}
              height={900}
              decoding="async"
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : 'auto'}
            />
            {areSeveral && (
              <span className="piece-count" aria-hidden="true">
                {index + 1} / {images.length}
              </span>
            )}
          </li>
        ))}
      </ul>
      {areSeveral && (
        <nav className="piece-thumbs" aria-label="Pictures">
          {images.map((url, index) => (
            <a key={url} href={`#picture-${index + 1}`} aria-label={`Picture ${index + 1}`}>
              <img src={url} alt="" width={72} height={90} loading="lazy" decoding="async" />
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}
