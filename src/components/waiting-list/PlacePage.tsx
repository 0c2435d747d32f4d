import type { WaitingPlace } from '@/contracts/waiting-list'
import { NeedsScript } from '../layout/NeedsScript'
import { styleSheet } from '../theme/styleSheet'
import { withoutScript } from '../theme/states'
import { onPhone } from '../theme/tokens'
import { type PlaceLink, PlaceScreen } from './PlaceScreen'

const PlaceStyles = styleSheet('place')`
.place-masthead{align-items:end;row-gap:1.5rem;
  & > .place-title{grid-column:1/8;display:grid;gap:1rem;justify-items:start}
  & > .masthead-aside{grid-column:8/13}
  & h1{font-variation-settings:"opsz" 21}
}
.place-actions{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}
.place-piece{display:grid;grid-template-columns:auto minmax(0,1fr);gap:1.25rem;align-items:end;
  padding-bottom:var(--s-10);
  & img{width:9rem;aspect-ratio:4/5;object-fit:cover;background:var(--sunken)}
  & p{overflow-wrap:anywhere}
}
@media (max-width:1100px){.place-masthead > .place-title,.place-masthead > .masthead-aside{grid-column:1/-1}}
${onPhone}{.place-actions .button{width:100%}}
${withoutScript('.place-actions{display:none!important}')}
`

type PlacePageProps = { place: WaitingPlace; link: PlaceLink; renderedAt: number }

/** A place in line, for anyone with its link; opening it changes nothing (docs/behaviour.md, 3.17). */
export function PlacePage({ place, link, renderedAt }: PlacePageProps) {
  return (
    <main id="main" className="wrap">
      <PlaceStyles />
      <NeedsScript what="Joining the line and ordering" />
      <PlaceScreen rendered={place} link={link} renderedAt={renderedAt} />
    </main>
  )
}
