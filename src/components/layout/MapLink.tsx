import type { ReactNode } from 'react'

type MapLinkProps = {
  /** What is searched for on the map: an address, or a name with one. */
  place: string
  className?: string
  /** Before the words, such as an icon. */
  children?: ReactNode
}

/** Opens a place on OpenStreetMap. */
export function MapLink({ place, className, children }: MapLinkProps) {
  return (
    <a
      className={className}
      href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      Open the map<span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
